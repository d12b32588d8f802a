import { t } from "@lingui/core/macro";
import type { MouseEvent } from "react";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { EyeOff } from "../icons/eye-off.ts";
import { type CoverDraft, noCover, openCover } from "./cover-draft.ts";
import { coverButtonMark, coverFieldMark, focusBeside } from "./focus-cover.ts";

interface CoverButtonProps {
  readonly cover: CoverDraft;
  readonly isDisabled: boolean;
  /** Shows the icon alone, in a narrow composer. */
  readonly isIcon?: boolean;
  readonly onChange: (cover: CoverDraft) => void;
}

/** Opens the panel over a text that is being written; closes an empty one, and else leads to it. */
export function CoverButton({ cover, isDisabled, isIcon = false, onChange }: CoverButtonProps) {
  const { user } = useSession();
  // A server of the release before would publish it open.
  if (user && !(user.openTopics as unknown)) return null;
  const isOpen = cover.coverWords !== null;
  const isEmpty = !cover.coverWords && cover.coverTopics.length === 0;
  const toggle = ({ currentTarget }: MouseEvent) => {
    if (!isOpen) onChange(openCover);
    else if (isEmpty) onChange(noCover);
    else focusBeside(currentTarget, coverFieldMark);
  };
  const icon = <EyeOff size={18} aria-hidden="true" />;
  if (isIcon) {
    return (
      <IconButton
        label={t({ message: "Cover", context: "verb" })}
        aria-expanded={isOpen}
        {...{ [coverButtonMark]: "" }}
        icon={icon}
        disabled={isDisabled}
        onClick={toggle}
      />
    );
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={icon}
      aria-expanded={isOpen}
      {...{ [coverButtonMark]: "" }}
      disabled={isDisabled}
      className="px-2 font-normal text-quiet"
      onClick={toggle}
    >
      <span className="max-sm:sr-only">{t({ message: "Cover", context: "verb" })}</span>
    </Button>
  );
}
