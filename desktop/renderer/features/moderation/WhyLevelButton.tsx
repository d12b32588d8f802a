import { t } from "@lingui/core/macro";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CircleHelp } from "../../ui/icons/circle-help.ts";

interface WhyLevelButtonProps {
  /** Opens `WhyLevelDialog`. */
  readonly onPress: () => void;
  /** In the small line of a message. */
  readonly isSmall?: boolean;
  readonly tabIndex?: number;
}

/** Leads authors, beside the level mark, to why their content has its level (reasons.2). */
export function WhyLevelButton({ onPress, isSmall = false, tabIndex }: WhyLevelButtonProps) {
  return (
    <IconButton
      label={t`Why this level?`}
      icon={<CircleHelp size={isSmall ? 12 : 15} aria-hidden="true" />}
      tabIndex={tabIndex}
      onClick={onPress}
      // The area to touch is larger than what is seen.
      className={classNames(
        "relative before:absolute before:content-['']",
        isSmall
          ? "size-3.5! before:-inset-1.25 pointer-coarse:before:-inset-2.5"
          : "-mx-2 size-6! pointer-coarse:before:-inset-2.5",
      )}
    />
  );
}
