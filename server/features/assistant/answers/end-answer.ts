import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import type { LiveAnswer } from "./live-answer.ts";
import type { SettledAs } from "./settle-answer.ts";

const failedText = "The answer didn't arrive. Your XP has been given back. Please try again.";
/** An answer of which nothing came, for a reason that asking again may not change. */
const nothingCame = {
  length: "The model reached its limit before it wrote anything. Your XP has been given back.",
  filter: "The AI service's own filter let nothing through. Your XP has been given back.",
  limit: failedText,
  broken: failedText,
} as const;
const unsettledText = "The answer didn't arrive. Your XP comes back within a few minutes.";

type Shown =
  & Pick<AiMessage, "content">
  & Partial<
    Pick<
      AiMessage,
      | "imageUrl"
      | "imageAlt"
      | "imageWidth"
      | "imageHeight"
      | "imagePlaceholder"
      | "madeWithAi"
      | "model"
      | "support"
      | "cut"
    >
  >;

/** A text that may end with help lines. */
export interface WithHelp {
  readonly content: string;
  /** It has help lines; `isOurs`: and nothing that a model wrote. */
  readonly support: boolean;
  readonly isOurs: boolean;
}

/** An answer in a crisis that breaks off: what came of it, and help lines (moderation.11). */
export function endWithHelp(came: string, help: string) {
  const isOurs = came.trim() === "";
  return {
    state: "complete" as const,
    content: isOurs ? help : `${came.trimEnd()}\n\n${help}`,
    isPaid: false,
    support: true,
    isOurs,
  };
}

/** An answer's text as members see it. */
export function showHelpApart({ content, support, isOurs }: WithHelp) {
  return { content, ...(support && { support }), ...(isOurs && { model: null, madeWithAi: false }) };
}

/**
 * Tells the followers of an answer how it was settled, and its shown text. `why`: the sentence for
 * its failure, where the cause is known.
 */
export function endSettled(
  live: LiveAnswer,
  { state, cost, xp }: SettledAs,
  shown: Shown,
  why: string | null,
): void {
  live.end(makeLastEvent({ ...live.start.answer, ...shown, state, cost }, xp, why));
}

/** The last event of an answer that has ended. */
export function makeLastEvent(
  message: AiMessage,
  xp: number,
  why: string | null = null,
): Exclude<ChatEvent, { type: "start" | "delta" }> {
  if (message.state === "failed") {
    const text = why !== null
      ? `${why} Your XP has been given back.`
      : message.cut
      ? nothingCame[message.cut]
      : failedText;
    return { type: "error", message: text, code: "unavailable", xp };
  }
  if (message.state === "withheld") return { type: "withheld", message, xp };
  return { type: "done", message, cost: message.cost, xp };
}

/**
 * Another process settled it and refunded the XP, or the sweep will. In a crisis it ends with the
 * help with which these store it.
 */
export async function endFailed(
  ctx: MemberCtx,
  live: LiveAnswer,
  why: "settled elsewhere" | "still to settle",
): Promise<void> {
  const own = await getOwnXp(ctx, ctx.actor.id).catch(() => null);
  const xp = own?.xp ?? live.start.xp;
  const { answer } = live.start;
  if (live.help !== null) {
    const ended = endWithHelp(live.text, live.help);
    return live.end(makeLastEvent({ ...answer, ...showHelpApart(ended), state: ended.state, cost: 0 }, xp));
  }
  const message = why === "settled elsewhere" ? failedText : unsettledText;
  live.end({ type: "error", message, code: "unavailable", xp });
}
