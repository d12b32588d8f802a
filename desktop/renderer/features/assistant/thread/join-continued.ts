import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";

/** A message as the chat shows it. */
export interface ShownMessage {
  /** An answer that was continued has all its text here. */
  readonly message: AiMessage;
  /** Its last part, which says how it ended; the message itself for all others. */
  readonly last: AiMessage;
}

/** The question that 'Continue' asks. */
export interface Continuation {
  /** The answer that was cut. */
  readonly continues: string;
  /** The question of an attempt of which nothing came; it goes. */
  readonly replaces: string | null;
}

/**
 * Joins answers with those that read on from them, and leaves out the questions in between, so that
 * they are one text, also for its Markdown (ai.21). Help lines and reminders stand apart.
 */
export function joinContinued(messages: readonly AiMessage[]): readonly ShownMessage[] {
  const rows: ShownMessage[] = [];
  for (const [at, message] of messages.entries()) {
    const row = rows.at(-1);
    if (row?.message.role !== "assistant") {
      rows.push({ message, last: message });
    } else if (message.role === "user") {
      const answer = messages[at + 1];
      if (!message.continues || (answer && !joins(answer))) rows.push({ message, last: message });
    } else if (messages[at - 1]?.continues) {
      rows.splice(-1, 1, { message: joined(row.message, message), last: message });
    } else {
      rows.push({ message, last: message });
    }
  }
  return rows;
}

function joins({ support, remindsOfBreak, imageUrl }: AiMessage): boolean {
  return !support && !remindsOfBreak && imageUrl === null;
}

function joined(before: AiMessage, more: AiMessage): AiMessage {
  return {
    ...before,
    content: before.content + more.content,
    state: more.state,
    cut: more.cut,
    cost: before.cost + more.cost,
  };
}

/** How the last answer of a chat is continued; null when it is whole. */
export function findContinuation(messages: readonly AiMessage[]): Continuation | null {
  const [cut, again, attempt] = messages.slice(-3);
  const last = messages.at(-1);
  if (last && isCut(last)) return { continues: last.id, replaces: null };
  if (!cut || !again?.continues || !attempt || !isCut(cut)) return null;
  const hasCome = attempt.state === "complete" || attempt.state === "answering";
  return hasCome || attempt.cost > 0 ? null : { continues: cut.id, replaces: again.id };
}

function isCut({ role, state, cut }: AiMessage): boolean {
  return role === "assistant" && state === "complete" && Boolean(cut);
}
