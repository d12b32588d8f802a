import { Link } from "@tanstack/react-router";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { type ChatKey, endLiveAnswer, type LiveAnswer } from "../answers/live-answers.ts";
import { focusQuestion } from "../composer/focus-question.ts";
import { writeQuestionDraft } from "../composer/question-draft.ts";

interface AskFailureProps {
  readonly memberId: string;
  readonly chatKey: ChatKey;
  readonly live: LiveAnswer;
  readonly failure: NonNullable<LiveAnswer["failure"]>;
}

/** Says why a question was not answered, and offers to retry, to edit the question or to get XP. */
export function AskFailure({ memberId, chatKey, live, failure }: AskFailureProps) {
  return (
    <div
      role="alert"
      className={classNames(
        "mt-6 rounded-card px-4 py-3 text-body",
        failure.isShortOfXp ? "bg-gold-wash text-ink" : "bg-danger-wash text-danger",
      )}
    >
      <p>{failure.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {failure.isShortOfXp && (
          <Button asChild size="sm">
            <Link to="/shop">Get XP</Link>
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={failure.retry}>Try again</Button>
        {live.asked.continues
          ? <Button variant="secondary" size="sm" onClick={() => endLiveAnswer(chatKey)}>Cancel</Button>
          : (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                writeQuestionDraft(memberId, chatKey, live.asked.text);
                endLiveAnswer(chatKey);
                focusQuestion();
              }}
            >
              Edit
            </Button>
          )}
      </div>
    </div>
  );
}
