import { t } from "@lingui/core/macro";
import { canAnswerInText } from "#shared/assistant/served-services.ts";
import { useServedAi } from "../use-served-ai.ts";
import { useAvailableModels } from "../use-available-models.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { useChatSessions } from "../sessions/use-chat-sessions.ts";
import type { ChatKey } from "../answers/live-answers.ts";
import { focusQuestion } from "../composer/focus-question.ts";
import { writeQuestionDraft } from "../composer/question-draft.ts";

const ideas = [
  t`Help me find words for a post about my day`,
  t`Suggest a short breathing exercise`,
  t`What could help me sleep better tonight?`,
];

/** Questions whose practice answers show code, a table, a formula and a long answer. */
const practiceIdeas = [
  t`Show me a breathing timer in code`,
  t`Plan a calm week as a table`,
  t`Explain the formula for caffeine at bedtime`,
  t`Write a long guide to a calmer month`,
];

interface WelcomeProps {
  readonly memberId: string;
  readonly chatKey: ChatKey;
  /** Whether an AI provider is set up. */
  readonly isSetUp: boolean;
  /** Whether a model can answer the suggestions. */
  readonly hasIdeas: boolean;
  readonly onIdea: () => void;
}

/** Shows in a chat without questions. */
export function Welcome({ memberId, chatKey, isSetUp, hasIdeas, onIdea }: WelcomeProps) {
  const ai = useServedAi();
  const isPractice = useAvailableModels().data?.provider === "practice";
  if (!isSetUp) return <NothingToAsk />;
  if (ai && !canAnswerInText(ai)) {
    return (
      <EmptyState
        icon={<Sparkles size={28} />}
        title={t`What would you like to see?`}
        body={t`The models here make images and don't answer in text. Say what the image shows.`}
      />
    );
  }
  return (
    <EmptyState
      icon={<Sparkles size={28} />}
      title={t`What's on your mind?`}
      body={t`Ask a model, or choose one that makes images. Answers can be wrong: check what matters.`}
      action={hasIdeas && (
        <ul className="flex flex-col items-center gap-2">
          {(isPractice ? practiceIdeas : ideas).map((idea) => (
            <li key={idea}>
              <button
                type="button"
                className="rounded-full border border-hairline px-4 py-1.5 text-body text-ink transition-colors hover:bg-wash pointer-coarse:min-h-11"
                onClick={() => {
                  onIdea();
                  writeQuestionDraft(memberId, chatKey, idea);
                  focusQuestion();
                }}
              >
                {idea}
              </button>
            </li>
          ))}
        </ul>
      )}
    />
  );
}

function NothingToAsk() {
  const hasChats = (useChatSessions("").data?.length ?? 0) > 0;
  return (
    <EmptyState
      icon={<Sparkles size={28} />}
      title={t`Nothing can be asked here yet`}
      body={hasChats && t`Your earlier chats are in the list.`}
    />
  );
}
