import { isLevelVisible } from "#shared/moderation/content-filter.ts";
import { findWorstLevel } from "#shared/moderation/moderation-levels.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { MemberCtx } from "../../../context.ts";
import { findLastSentenceEnd, keepWholeSentences } from "../../../providers/ai/sentence-end.ts";
import { removeCutWord } from "../continuing/cut-text.ts";
import { type Classified, classify } from "../../moderation/classify-before-publishing.ts";

/** UTF-16 units; a longer text without a sentence end is judged up to its last word. */
const longestSentence = 400;
/** The most text of its own paragraph that a sentence is judged with. */
const longestContext = 3_000;
/** After the first sentence an outside service is asked about at least this much. */
const leastAskedElsewhere = 240;

/** Judges an answer while it arrives, so that no part of it is sent unjudged (ai.3). */
export interface AnswerJudge {
  /** The whole text that the model wrote. */
  readonly written: string;
  /** The worst level of the text that may be sent; null before that. */
  readonly level: ModerationLevel | null;
  /**
   * Takes a piece. Returns the text that may be sent now, "" while a sentence is unfinished; null
   * when the actor's filter hides it.
   */
  take(piece: string): Promise<string | null>;
  /**
   * The same for the unfinished sentence, once no more text comes. Of a text that was to go on, it
   * ends at a word, or where a sentence does.
   */
  rest(end: "whole" | "word" | "sentence"): Promise<string | null>;
}

/**
 * Each sentence is judged once, when it is whole, together with the text before it in its
 * paragraph. That may begin in `before`, the text that the answer continues.
 */
export function createAnswerJudge(ctx: MemberCtx, before = ""): AnswerJudge {
  const begun = before.slice(before.lastIndexOf("\n\n") + 1);
  const leastAsked = ctx.providers.moderator.isBuiltIn ? 1 : leastAskedElsewhere;
  let written = "";
  /** The end of each judged part. */
  const ends = [0];
  let level: ModerationLevel | null = null;
  const judgedTo = () => ends.at(-1) ?? 0;

  function contextStart(): number {
    const to = judgedTo();
    const paragraph = to && written.lastIndexOf("\n\n", to - 1) + 1;
    if (to - paragraph <= longestContext) return paragraph;
    return ends.find((end) => end >= to - longestContext) ?? to;
  }

  async function judge(end: number): Promise<string | null> {
    const [start, from] = [judgedTo(), contextStart()];
    const room = from > 0 ? 0 : Math.max(0, longestContext - start);
    const paragraph = begun.slice(Math.max(0, begun.length - room)) + written.slice(from, end);
    const verdict = await classifyWithRetry(ctx, paragraph.toWellFormed());
    if (isHidden(ctx, verdict)) return null;
    level = findWorstLevel([level ?? "top", verdict.level]);
    ends.push(end);
    return written.slice(start, end);
  }

  return {
    get written() {
      return written;
    },
    get level() {
      return level;
    },
    async take(piece) {
      written += piece;
      const from = judgedTo();
      const end = sendableEnd(written, from);
      const isEnough = end - from >= (from === 0 ? 1 : leastAsked) && written.slice(from, end).trim() !== "";
      return isEnough ? await judge(end) : "";
    },
    async rest(end) {
      const given = written.slice(judgedTo());
      const whole = end === "sentence" ? keepWholeSentences(given, () => "") : given;
      const atWord = end === "word" ? removeCutWord(whole) : whole;
      // One word alone is better than nothing.
      const rest = judgedTo() > 0 || atWord.trim() ? atWord : whole;
      return rest.trim() ? await judge(judgedTo() + rest.length) : rest;
    },
  };
}

/**
 * The end of the last whole sentence; in a very long one of its last word. At most `from` when
 * there is nothing to judge yet.
 */
function sendableEnd(written: string, from: number): number {
  const end = findLastSentenceEnd(written, from);
  return end < 0 && written.length - from > longestSentence ? written.lastIndexOf(" ") + 1 : end;
}

/**
 * Asks once more when a service hides a text only because it failed: the member pays for the rest.
 */
async function classifyWithRetry(ctx: MemberCtx, text: string): Promise<Classified> {
  const verdict = await classify(ctx, { text });
  if (verdict.decidedBy !== "local-fallback" || !isHidden(ctx, verdict)) return verdict;
  return await classify(ctx, { text });
}

function isHidden({ actor }: MemberCtx, { level }: Classified): boolean {
  return !isLevelVisible(level, actor.filter);
}
