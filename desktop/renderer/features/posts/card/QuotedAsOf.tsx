import { t } from "@lingui/core/macro";
import type { EmbeddedPost } from "#shared/posts/post-shapes.ts";
import { formatMediumDateTime } from "../../../lib/text/format-dates.ts";
import { splitAround } from "../../../lib/text/split-around.ts";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { openPostDialog } from "../dialogs/post-dialog.ts";

interface QuotedAsOfProps {
  /** When it was quoted. */
  readonly at: string;
  /** The quoted post. */
  readonly post: EmbeddedPost;
}

/** Below a quote whose post was edited after it: what was quoted is in the history (posts.22). */
export function QuotedAsOf({ at, post }: QuotedAsOfProps) {
  const [before, after] = splitAround((time) => t`Quoted as of ${time}; edited since`);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="mt-1 block min-h-6 text-start text-meta text-quiet underline decoration-quiet/40 underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
      onClick={() => openPostDialog({ kind: "history", post })}
    >
      <span>
        <span>{before}</span>
        <PointInTime at={at} format={formatMediumDateTime} />
        <span>{after}</span>
      </span>
    </button>
  );
}
