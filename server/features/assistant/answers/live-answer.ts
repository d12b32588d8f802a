import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";

type Start = Extract<ChatEvent, { type: "start" }>;
type End = Extract<ChatEvent, { type: "done" | "withheld" | "error" }>;

/** An answer to a member in a crisis. */
interface InCrisis {
  /** It costs nothing (ai.26). */
  readonly isFree: boolean;
  /** The text after, or in the place of, an answer that breaks off; null: there is no crisis. */
  readonly help: string | null;
}

/** An answer that this process is writing, and those who follow it. */
export interface LiveAnswer extends InCrisis {
  readonly start: Start;
  /** Fires at Stop, and when the answer no longer belongs to this process. */
  readonly signal: AbortSignal;
  /** The judged text, which may be sent. */
  readonly text: string;
  readonly isStopped: boolean;
  /** Settles when it ends. */
  readonly ended: Promise<End>;
  push(piece: string): void;
  /** The member stopped it: the text so far is kept. */
  stop(): void;
  end(event: End): void;
  /** Every event from start to end. A follower only holds its place in the text. */
  follow(): AsyncGenerator<ChatEvent, void>;
}

export function createLiveAnswer(start: Start, { isFree, help }: InCrisis): LiveAnswer {
  const stopping = new AbortController();
  const { promise: ended, resolve } = Promise.withResolvers<End>();
  let text = "";
  let last: End | null = null;
  let changed = Promise.withResolvers<void>();

  function wakeFollowers(): void {
    const { resolve: wake } = changed;
    changed = Promise.withResolvers();
    wake();
  }

  return {
    start,
    isFree,
    help,
    signal: stopping.signal,
    get text() {
      return text;
    },
    get isStopped() {
      return stopping.signal.aborted;
    },
    ended,
    push(piece) {
      text += piece;
      wakeFollowers();
    },
    stop: () => stopping.abort(),
    end(event) {
      last = event;
      resolve(event);
      wakeFollowers();
    },
    async *follow() {
      const content: AiMessage["content"] = replacement(last, text) ?? text;
      let sent = content.length;
      yield { ...start, answer: { ...start.answer, content } };
      for (;;) {
        const change = changed.promise;
        if (replacement(last, text) === null && sent < text.length) {
          const piece = text.slice(sent);
          sent = text.length;
          yield { type: "delta", text: piece };
        } else if (last) return yield last;
        else await change;
      }
    },
  };
}

/**
 * The text that an ended answer has instead of what was to be sent: one that reveals the
 * instructions is not sent on. Null: it has the text, and perhaps more.
 */
function replacement(last: End | null, text: string): string | null {
  if (last === null || last.type === "error") return null;
  const { content } = last.message;
  return last.type === "withheld" || !content.startsWith(text) ? content : null;
}
