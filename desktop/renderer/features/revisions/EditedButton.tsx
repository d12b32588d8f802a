import { t } from "@lingui/core/macro";
import { formatDateTime } from "../../lib/text/format-counts-and-times.ts";
import { useFirstPaintOver } from "../../lib/window/use-first-paint-over.ts";

interface EditedButtonProps {
  /** When it was edited last; null, or absent from what an earlier release kept: never. */
  readonly at: string | null | undefined;
  /** Opens `HistoryDialog`. */
  readonly onPress: () => void;
}

/** 'Edited' beside a time, which opens the versions (posts.22). Nothing where nobody edited. */
export function EditedButton({ at, onPress }: EditedButtonProps) {
  const hasTooltip = useFirstPaintOver();
  if (!at) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-tooltip={hasTooltip ? t`Edited ${{ time: formatDateTime(at) }}` : undefined}
      className="-my-1 shrink-0 rounded-sm py-1 hover:text-ink hover:underline"
      onClick={onPress}
    >
      {t`Edited`}
    </button>
  );
}
