import { t } from "@lingui/core/macro";
import { classNames } from "../class-names.ts";
import { ImageOff } from "../icons/image-off.ts";

/** In place of a picture that nobody may see yet, for its author (media.11). */
export function HeldImage({ className }: { readonly className?: string }) {
  return (
    <p
      className={classNames(
        "flex items-start gap-2 rounded-control border border-hairline px-3 py-2 text-meta text-quiet",
        className,
      )}
    >
      <ImageOff className="mt-0.5 size-4 shrink-0" />
      <span>{t`Held until the picture is checked. Until then only you see this.`}</span>
    </p>
  );
}
