import { t } from "@lingui/core/macro";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { coverWordsLength } from "#shared/moderation/cover-shapes.ts";
import { coverTopicNames, coverTopics as topicsToChoose } from "#shared/moderation/cover-topics.ts";
import { countCodePoints } from "#shared/visible-text.ts";
import { sendsAnywhere } from "../../lib/keyboard/enter-key.ts";
import { showText } from "../../lib/language/show-text.ts";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import { TextField } from "../form/TextFields.tsx";
import { type CoverDraft, toggleTopic } from "./cover-draft.ts";
import { coverButtonMark, coverFieldMark, focusBeside } from "./focus-cover.ts";

interface CoverPanelProps {
  readonly cover: CoverDraft;
  readonly isDisabled: boolean;
  /** False where it is there from the start. */
  readonly takesFocus?: boolean;
  /** For a dialog, which gives its field the focus. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onChange: (cover: CoverDraft) => void;
  /** Called on Ctrl+Enter or Cmd+Enter. */
  readonly onSubmit: () => void;
  /** Absent where another button does it. */
  readonly onRemove?: () => void;
  readonly className?: string;
}

/** What stands over a text, and what the text is about (posts.24). */
export function CoverPanel(
  { cover, isDisabled, takesFocus = true, onChange, onSubmit, onRemove, className, ...more }: CoverPanelProps,
) {
  const ownField = useRef<HTMLInputElement>(null);
  const { field = ownField } = more;
  const topicsId = useId();
  const { coverWords, coverTopics } = cover;
  const words = coverWords ?? "";
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [field, takesFocus]);
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Alone it would send the form around it.
    event.preventDefault();
    if (sendsAnywhere(event)) onSubmit();
  };
  return (
    <section aria-label={t`Cover`} className={classNames("rounded-control bg-wash p-3", className)}>
      <TextField
        ref={field}
        {...{ [coverFieldMark]: "" }}
        label={t`What stands over it`}
        hint={describeHint(words)}
        maxLength={coverWordsLength}
        value={words}
        readOnly={isDisabled}
        autoComplete="off"
        onKeyDown={pressKey}
        onChange={(event) => onChange({ coverWords: event.target.value, coverTopics })}
      />
      <p id={topicsId} className="mt-3 text-meta font-semibold text-ink">{t`What it is about`}</p>
      <div role="group" aria-labelledby={topicsId} className="mt-1.5 flex flex-wrap gap-1.5">
        {topicsToChoose.map((topic) => (
          <button
            key={topic}
            type="button"
            aria-pressed={coverTopics.includes(topic)}
            disabled={isDisabled}
            className="min-h-8 rounded-full bg-surface px-3 text-meta text-ink ring-1 ring-inset ring-control/60 transition-colors hover:not-disabled:bg-paper aria-pressed:bg-brand-wash aria-pressed:font-semibold aria-pressed:ring-brand disabled:opacity-50 pointer-coarse:min-h-11"
            onClick={() => onChange({ coverWords: words, coverTopics: toggleTopic(coverTopics, topic) })}
          >
            {showText(coverTopicNames[topic])}
          </button>
        ))}
      </div>
      {onRemove && (
        <Button
          variant="quiet"
          size="sm"
          disabled={isDisabled}
          className="-ms-3.5 mt-2 -mb-1 text-quiet"
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, coverButtonMark);
            onRemove();
          }}
        >
          {t`Remove cover`}
        </Button>
      )}
    </section>
  );
}

/** Near the end how many characters it has, before that what the line does. */
function describeHint(words: string): string {
  const length = countCodePoints(words);
  return length > coverWordsLength - 20
    ? `${length}/${coverWordsLength}`
    : t`Readers see this line until they open it. Left empty, it names what you choose below.`;
}
