import { classNames } from "../../ui/class-names.ts";
import { CircleHelp } from "../../ui/icons/circle-help.ts";
import { openWhyLevel, type OwnContent } from "./why-level.ts";

interface WhyLevelButtonProps {
  readonly about: OwnContent;
  /** In the small line of a message. */
  readonly isSmall?: boolean;
  readonly tabIndex?: number;
}

/** Says to authors, beside the level mark, why their content has its level (reasons.2). */
export function WhyLevelButton({ about, isSmall = false, tabIndex }: WhyLevelButtonProps) {
  return (
    <button
      type="button"
      aria-label="Why this level?"
      data-tooltip="Why this level?"
      tabIndex={tabIndex}
      onClick={() => openWhyLevel(about)}
      className={classNames(
        "relative inline-flex shrink-0 items-center justify-center rounded-full text-quiet transition-colors hover:text-ink",
        // What can be touched is larger than what is seen.
        "before:absolute before:content-['']",
        isSmall
          ? "size-3.5 before:-inset-1.25 pointer-coarse:before:-inset-2.5"
          : "size-6 hover:bg-wash pointer-coarse:before:-inset-2.5",
      )}
    >
      <CircleHelp size={isSmall ? 12 : 15} aria-hidden="true" />
    </button>
  );
}
