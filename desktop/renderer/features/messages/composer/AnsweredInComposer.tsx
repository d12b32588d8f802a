import { t } from "@lingui/core/macro";
import type { AnsweredMessage } from "#shared/messages/shapes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Reply } from "../../../ui/icons/reply.ts";
import { X } from "../../../ui/icons/x.ts";
import { AnsweredWords, sayAnswered } from "../thread/message/AnsweredLine.tsx";

interface AnsweredInComposerProps {
  readonly answered: AnsweredMessage;
  /** The name of who wrote it; null for the member. */
  readonly senderName: string | null;
  readonly onLeaveOut: () => void;
}

/** The message that the draft answers, above the field. */
export function AnsweredInComposer({ answered, senderName, onLeaveOut }: AnsweredInComposerProps) {
  return (
    <div className="mb-1 flex animate-appear items-center gap-2 px-2">
      <Reply size={18} aria-hidden="true" className="shrink-0 text-quiet" />
      <div
        role="note"
        aria-label={sayAnswered(answered, senderName)}
        className="min-w-0 flex-1 border-s-3 border-brand ps-2.5"
      >
        <AnsweredWords answered={answered} senderName={senderName} />
      </div>
      <IconButton
        label={t`Don't answer this message`}
        icon={<X size={18} aria-hidden="true" />}
        onClick={onLeaveOut}
      />
    </div>
  );
}
