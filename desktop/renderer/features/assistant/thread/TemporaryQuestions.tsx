import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";

const words = {
  title: "Leave this temporary chat?",
  body: "It is stored nowhere: its questions and answers will be gone.",
  confirmLabel: "Leave chat",
};

interface TemporaryQuestionsProps {
  /** Whether the open chat is temporary and has messages. */
  readonly wouldLose: boolean;
  /** Another chat was asked for at the same address. */
  readonly isEnding: boolean;
  readonly onEndingChange: (isEnding: boolean) => void;
  readonly onEnd: () => void;
}

/** Asks before a temporary chat is lost, however it is left (ai.4). */
export function TemporaryQuestions({ wouldLose, isEnding, onEndingChange, onEnd }: TemporaryQuestionsProps) {
  return (
    <>
      <LeaveQuestion isUnsaved={wouldLose} guardsPage {...words} onDiscard={onEnd} />
      <ConfirmDialog open={isEnding} onOpenChange={onEndingChange} {...words} onConfirm={onEnd} />
    </>
  );
}
