import type { AnswerEnd, ChatRequest, TokenUsage } from "./ai.ts";
import { createThoughtSkipper } from "./thoughts/skip-thoughts.ts";
import type { SwallowedMarks } from "./thoughts/swallowed-marks.ts";
import { endOf } from "./wire/answer-end.ts";
import { type Chunk, readChunk } from "./wire/read-chunk.ts";
import { readEvents, type ServiceEvent } from "./wire/read-events.ts";

/** The first half of a surrogate pair whose second may come with the next piece. */
const openPair = /[\uD800-\uDBFF]$/;

/**
 * Makes a provider's text storable on arrival: without NUL, which PostgreSQL does not accept, and
 * with U+FFFD for lone surrogates. `take` returns the complete part of a piece, and `rest` the
 * remainder after the last one.
 */
export function createStorableText(): { take(piece: string): string; rest(): string } {
  let open = "";
  return {
    take(piece) {
      const text = open + piece.replaceAll("\0", "");
      open = openPair.exec(text)?.[0] ?? "";
      return text.slice(0, text.length - open.length).toWellFormed();
    },
    rest: () => open.toWellFormed(),
  };
}

/** A comment begins with it. */
const colon = ":".charCodeAt(0);

interface Reading {
  readonly asked: Pick<ChatRequest, "onText" | "onEnd" | "onUsage" | "member"> & {
    readonly upstream: string;
  };
  readonly swallowed: SwallowedMarks;
  readonly signal: AbortSignal;
  /** How long to wait for what follows the end of the answer. */
  readonly afterMs: number;
  /** Called for all bytes that arrive, also those of comments and pings. */
  onAlive(): void;
  /** Called for what no failure begins with: a comment, or a part that is read. */
  onWorks(): void;
  /** Called when the text came as a whole instead of in pieces. */
  onWhole(): void;
}

/**
 * Text as it arrives, without reasoning; "" for a part without text. Throws when the service says
 * that it failed, and when nothing came. What follows a complete answer can't harm it.
 */
export async function* readAnswer(response: Response, reading: Reading): AsyncGenerator<string, void, void> {
  const { asked, swallowed, signal } = reading;
  const thoughts = createThoughtSkipper({ isUnmarked: swallowed.isKnownOf(asked.upstream) });
  const storable = createStorableText();
  let finish: string | undefined;
  let used: TokenUsage | null = null;
  let texts = 0;
  let isDone = false;
  let only: number | undefined;
  const events = readUntilLate(readEvents(watch(response.body, reading)), reading.afterMs);
  for (;;) {
    const next = await events.next(finish === undefined ? null : texts);
    if (next.done) break;
    if (next.value.type === "done") {
      isDone = true;
      break;
    }
    const from = { isError: next.value.isError, headers: response.headers, only };
    const chunk = readOrSkip(next.value, from, finish !== undefined);
    if (!chunk) continue;
    reading.onWorks();
    only ??= chunk.choice;
    // Some services repeat the whole answer after its pieces.
    const isPiece = texts > 0 || chunk.piece.text !== "";
    const { text, thought }: Chunk["piece"] = isPiece ? chunk.piece : joined(chunk);
    if (text && !isPiece) reading.onWhole();
    if (text) texts += 1;
    for (const arrived of [text, thought]) if (arrived) asked.onText?.(arrived);
    used = chunk.usage ?? used;
    finish = chunk.finish ?? finish;
    yield text ? thoughts.take(storable.take(text)) : "";
  }
  // A body may end without an error at the signal.
  if (finish === undefined && !isDone) signal.throwIfAborted();
  const end = endOfAnswer(finish, isDone, texts > 0);
  asked.onEnd?.(end);
  yield thoughts.take(storable.rest()) + thoughts.rest(end === "whole");
  if (end === "whole" && !thoughts.hasSwallowed) swallowed.missed(asked.upstream);
  if (used) asked.onUsage?.(used);
}

function joined({ piece, whole }: Chunk): Chunk["piece"] {
  return { text: whole.text, thought: piece.thought || whole.thought };
}

/** Without a reason the service's own end of the stream ends an answer. */
function endOfAnswer(finish: string | undefined, isDone: boolean, hasText: boolean): AnswerEnd {
  if (finish === undefined && hasText) return isDone ? "whole" : "broken";
  const end = finish === undefined && isDone ? "whole" : endOf(finish ?? "error");
  if (end === null) throw new Error("The answer broke off");
  return end;
}

/**
 * The events as they arrive. Once the caller says that the answer is complete, and after how many
 * pieces of text, they also end after a while without another, and where they fail: some services
 * name the end with every piece.
 */
async function* readUntilLate(
  events: AsyncGenerator<ServiceEvent, void, void>,
  afterMs: number,
): AsyncGenerator<ServiceEvent, void, number | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late: Promise<null> | null = null;
  let texts: number | null = null;
  try {
    for (;;) {
      const next = events.next();
      const event = await (late ? Promise.race([next.catch(() => null), late]) : next);
      if (!event || event.done) return;
      const complete = yield event.value;
      if (complete === texts) continue;
      clearTimeout(timer);
      texts = complete;
      late = new Promise((resolve) => {
        timer = setTimeout(resolve, afterMs, null);
      });
    }
  } finally {
    clearTimeout(timer);
  }
}

function readOrSkip(
  event: Extract<ServiceEvent, { type: "json" }>,
  from: Parameters<typeof readChunk>[1],
  isComplete: boolean,
): Chunk | null {
  try {
    return readChunk(event.json, from);
  } catch (error) {
    if (isComplete) return null;
    throw error;
  }
}

async function* watch(body: Response["body"], reading: Reading): AsyncGenerator<Uint8Array> {
  for await (const bytes of body ?? []) {
    reading.onAlive();
    if (bytes[0] === colon) reading.onWorks();
    yield bytes;
  }
}
