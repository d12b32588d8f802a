import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import { StandingHelp } from "../../moderation/StandingHelp.tsx";
import { markMessageRow } from "../search/use-go-to-found.ts";
import { Answer } from "./Answer.tsx";
import type { ShownMessage } from "./join-continued.ts";
import { Question } from "./Question.tsx";

interface MessageRowProps {
  readonly row: ShownMessage;
  /** Help lines stand after it. */
  readonly hasHelp: boolean;
  /** When it was asked here, in ms; null when it was asked elsewhere. */
  readonly since: number | null;
  /** The price of an answer, in XP; null when nothing can be asked. */
  readonly price: number | null;
  readonly canAsk: boolean;
  /** An answer is under way in the chat. */
  readonly isAnswering: boolean;
  /** Has an answer that was cut read on; null when that is not possible. */
  readonly readOn: { readonly price: number; readonly ask: () => void } | null;
  /** The question that can be asked again in place of its answer, this row. */
  readonly repeated: AiMessage | null;
  readonly onAsk: (text: string, replaces: string | null) => void;
}

/** A question or an answer of a chat, with what can be done with it. */
export function MessageRow(
  { row: { message, last }, hasHelp, since, price, canAsk, isAnswering, readOn, repeated, onAsk }:
    MessageRowProps,
) {
  return (
    <li className="group outline-none" {...markMessageRow(message.id)}>
      {message.role === "user"
        ? (
          <Question
            message={message}
            resendPrice={canAsk ? price : null}
            isAnswering={isAnswering}
            onResend={(text) => onAsk(text, message.id)}
          />
        )
        : (
          <Answer
            message={message}
            last={last}
            readOn={readOn}
            since={since}
            price={price}
            onRegenerate={repeated && (() => onAsk(repeated.content, repeated.id))}
          />
        )}
      {hasHelp && <StandingHelp />}
    </li>
  );
}
