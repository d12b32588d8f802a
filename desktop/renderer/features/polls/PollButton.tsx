import { t } from "@lingui/core/macro";
import type { DraftPoll } from "#shared/polls/poll-shapes.ts";
import { Button } from "../../ui/button/Button.tsx";
import { ChartColumn } from "../../ui/icons/chart-column.ts";
import { focusBeside } from "../../ui/cover/focus-cover.ts";
import { isPollWritten, newDraftPoll } from "./poll-draft.ts";
import { pollButtonMark, pollFieldMark } from "./poll-marks.ts";

interface PollButtonProps {
  readonly poll: DraftPoll | null;
  readonly isDisabled: boolean;
  readonly onChange: (poll: DraftPoll | null) => void;
}

/** Opens the editor of a poll; closes an empty one, and else leads to it. */
export function PollButton({ poll, isDisabled, onChange }: PollButtonProps) {
  return (
    <Button
      variant="quiet"
      icon={<ChartColumn size={18} aria-hidden="true" />}
      aria-expanded={poll !== null}
      {...{ [pollButtonMark]: "" }}
      disabled={isDisabled}
      className="px-3 aria-expanded:bg-wash max-sm:w-11 max-sm:gap-0 max-sm:px-0!"
      onClick={({ currentTarget }) => {
        if (poll === null) onChange(newDraftPoll);
        else if (!isPollWritten(poll)) onChange(null);
        else focusBeside(currentTarget, pollFieldMark);
      }}
    >
      <span className="max-sm:sr-only">{t`Poll`}</span>
    </Button>
  );
}
