import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import type { LiveAnswer } from "./live-answer.ts";

const failedText = "The answer didn't arrive. Your XP has been given back. Please try again.";

/** Tells those who follow an answer how it was settled. */
export function endSettled(
  live: LiveAnswer,
  { state, content, cost, xp, ...image }: {
    readonly state: Exclude<AiMessage["state"], "answering">;
    readonly content: string;
    readonly cost: number;
    /** The member's balance. */
    readonly xp: number;
  } & Partial<Pick<AiMessage, "imageUrl" | "imageAlt" | "imageWidth" | "imageHeight" | "imagePlaceholder">>,
): void {
  live.end(eventOf({ ...live.start.answer, ...image, state, content, cost }, xp));
}

/** The last event of an answer that has ended. */
export function eventOf(message: AiMessage, xp: number): Exclude<ChatEvent, { type: "start" | "delta" }> {
  if (message.state === "failed") return { type: "error", message: failedText, code: "unavailable", xp };
  if (message.state === "withheld") return { type: "withheld", message, xp };
  return { type: "done", message, cost: message.cost, xp };
}

/** Somebody else settled it, or nobody could: the XP goes back, or has gone back. */
export async function endFailed(ctx: MemberCtx, live: LiveAnswer): Promise<void> {
  const own = await getOwnXp(ctx, ctx.actor.id).catch(() => null);
  live.end({ type: "error", message: failedText, code: "unavailable", xp: own?.xp ?? live.start.xp });
}
