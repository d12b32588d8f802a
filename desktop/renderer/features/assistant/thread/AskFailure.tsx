import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { type ChatKey, type FailedQuestion, forgetFailedQuestion } from "../answers/live-answers.ts";
import { focusQuestion } from "../composer/focus-question.ts";
import { returnQuestion } from "../composer/question-draft.ts";

interface AskFailureProps {
  readonly memberId: string;
  readonly chatKey: ChatKey;
  readonly failed: FailedQuestion;
  /** Its words stand in the chat already. */
  readonly isRepeated: boolean;
  /** False while another question of the chat is answered. */
  readonly canRetry: boolean;
}

/**
 * Says why a question was not answered, and offers to retry, to edit the question, to leave the
 * chat as it is, or to get XP.
 */
export function AskFailure({ memberId, chatKey, failed, isRepeated, canRetry }: AskFailureProps) {
  return (
    <div
      role="alert"
      className={classNames(
        "mt-6 rounded-card px-4 py-3 text-body",
        failed.isShortOfXp ? "bg-gold-wash text-ink" : "bg-danger-wash text-danger",
      )}
    >
      <p>{failed.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {failed.isShortOfXp && (
          <Button asChild size="sm">
            <Link to="/shop">{t`Get XP`}</Link>
          </Button>
        )}
        <Button variant="secondary" size="sm" disabled={!canRetry} onClick={failed.retry}>
          {t`Try again`}
        </Button>
        {!isRepeated && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              returnQuestion(memberId, chatKey, failed.asked.text);
              forgetFailedQuestion(chatKey);
              focusQuestion();
            }}
          >
            {t`Edit`}
          </Button>
        )}
        {(isRepeated || failed.asked.replaces) && (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => forgetFailedQuestion(chatKey)}
          >
            {t`Cancel`}
          </Button>
        )}
      </div>
    </div>
  );
}
