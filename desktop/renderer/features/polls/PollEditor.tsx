import { plural, t } from "@lingui/core/macro";
import { useState } from "react";
import type { DraftPoll } from "#shared/polls/poll-shapes.ts";
import { Button } from "../../ui/button/Button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { focusBeside } from "../../ui/cover/focus-cover.ts";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { SelectField } from "../../ui/form/Select.tsx";
import { AnswerFields } from "./AnswerFields.tsx";
import { newDraftPoll, type PollProblems } from "./poll-draft.ts";
import { pollButtonMark } from "./poll-marks.ts";

const hour = 60;
const day = 24 * hour;
const offered: readonly number[] = [hour, 6 * hour, day, 3 * day, 7 * day];

interface PollEditorProps {
  readonly poll: DraftPoll;
  readonly isDisabled: boolean;
  readonly problems: PollProblems | null;
  /** Null removes it. */
  readonly onChange: (poll: DraftPoll | null) => void;
  readonly onSubmit: () => void;
  readonly className?: string;
}

/** The poll of a post that is being written (posts.28). */
export function PollEditor({ poll, isDisabled, problems, onChange, onSubmit, className }: PollEditorProps) {
  const { answers, isMultiple, lastsMinutes } = poll;
  // The button that opens it gives this one; a draft that was kept has its own.
  const [isJustOpened] = useState(poll === newDraftPoll);
  // Another client may have chosen another time.
  const times = offered.includes(lastsMinutes) ? offered : [...offered, lastsMinutes];
  return (
    <section
      aria-label={t`Poll`}
      className={classNames("rounded-control border border-hairline p-3", className)}
    >
      <AnswerFields
        answers={answers}
        isDisabled={isDisabled}
        problems={problems}
        takesFocus={isJustOpened}
        onChange={(changed) => onChange({ ...poll, answers: changed })}
        onSubmit={onSubmit}
      />
      <div className="mt-3 space-y-3 border-t border-hairline pt-3">
        <Checkbox
          label={t`Choose several`}
          checked={isMultiple}
          disabled={isDisabled}
          onChange={(event) => onChange({ ...poll, isMultiple: event.target.checked })}
        />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div className="w-38">
            <SelectField
              label={t`How long`}
              options={times.map((minutes) => ({ value: String(minutes), label: formatSpan(minutes) }))}
              value={String(lastsMinutes)}
              isDisabled={isDisabled}
              onChoose={(minutes) => onChange({ ...poll, lastsMinutes: Number(minutes) })}
            />
          </div>
          <Button
            variant="quiet"
            size="sm"
            disabled={isDisabled}
            className="-me-1 mb-1 text-quiet"
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget, pollButtonMark);
              onChange(null);
            }}
          >
            {t`Remove poll`}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** '1 hour', '3 days', '90 minutes' */
function formatSpan(minutes: number): string {
  const [hours, days] = [minutes / hour, minutes / day];
  if (Number.isInteger(days)) return plural(days, { one: "# day", other: "# days" });
  if (Number.isInteger(hours)) return plural(hours, { one: "# hour", other: "# hours" });
  return plural(minutes, { one: "# minute", other: "# minutes" });
}
