import { msg } from "@lingui/core/runtime-macro";
import { setTimeout as wait } from "node:timers/promises";
import type { AiMessage, ChatEvent } from "#shared/assistant/ai-chat-shapes.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Ctx, MemberCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { writeText } from "../../../language/write-text.ts";
import { isPermanent } from "../../../permanent-failure.ts";
import { getOwnXp } from "../../xp/get-own-xp.ts";
import type { XpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { publishChat } from "../publish-chat.ts";
import { searchOfChatMessage } from "../search/search-of-chat-message.ts";
import type { LiveAnswer } from "./live-answer.ts";

const pausesMs = [200, 1_000, 5_000];

/**
 * Settles an answer once, and publishes refunded XP. Returns null when it was settled before. A
 * text that the database can never store settles it as failed, so that the XP is refunded at once.
 * While the database is unavailable it retries for some seconds, then rejects; the sweep refunds
 * the XP then.
 */
export async function settleAnswer(ctx: Ctx, given: Omit<Settling, "at">): Promise<SettledAs | null> {
  const settling = { ...given, at: ctx.clock.now() };
  try {
    return await settleAndPublish(ctx, settling);
  } catch (err) {
    if (!isPermanent(err)) throw err;
    ctx.log.error({ err }, "an answer can't be stored; its XP goes back");
    const { id, tokens, at } = settling;
    return await settleAndPublish(ctx, {
      id,
      tokens,
      at,
      state: "failed",
      content: null,
      level: null,
      isPaid: false,
    });
  }
}

/** How an answer was settled. */
interface SettledAs extends Settled, Pick<Settling, "state"> {}

async function settleAndPublish(ctx: Ctx, settling: Settling): Promise<SettledAs | null> {
  const settled = await retryWithPauses(() => settleReservation(ctx.sql, settling));
  if (!settled) return null;
  publishXp(ctx, settled.moved);
  publishChat(ctx, settled.memberId, settled.sessionId);
  return { ...settled, state: settling.state };
}

async function retryWithPauses<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await work();
    } catch (error) {
      if (isPermanent(error)) throw error;
      await wait(pause);
    }
  }
  return await work();
}

interface Settling {
  /** The question's id. */
  readonly id: string;
  readonly state: Exclude<AiMessage["state"], "answering">;
  /** Null keeps the text so far. */
  readonly content: string | null;
  readonly level: ModerationLevel | null;
  readonly isPaid: boolean;
  /** The service broke off: its XP goes back, though something came. */
  readonly isBroken?: boolean;
  /** Null: all that was reserved. */
  readonly tokens: number | null;
  readonly imageId?: string | null;
  readonly imageAlt?: string;
  /** The text has help lines; `isOurs`: and nothing that a model wrote. */
  readonly support?: boolean;
  readonly isOurs?: boolean;
  readonly cut?: AiMessage["cut"];
  /** Settles it only if it has expired by then. */
  readonly expiredAt?: Date;
  readonly at: Date;
}

/** Whose it is, their chat, whether it counts, the XP paid, their balance, and what moved now. */
interface Settled {
  readonly memberId: string;
  /** Null for Lisa's answers and in a temporary chat. */
  readonly sessionId: string | null;
  /** Paid, or counted as free (ai.26). */
  readonly isPaid: boolean;
  readonly cost: number;
  readonly xp: number;
  readonly moved: XpMoved | null;
}

/** See settle_answer. */
async function settleReservation(sql: Sql, given: Settling): Promise<Settled | null> {
  const { state, level, isPaid, tokens, imageId = null, support = false } = given;
  const { isOurs = false, isBroken = false, cut = null } = given;
  const search = given.content ? searchOfChatMessage(given.content) : null;
  const [row] = await sql<{ settled: Settled | null }[]>`
    select settle_answer(
      ${given.id}::uuid,
      ${sql.json({ state, level, isPaid, tokens, imageId, support, isOurs, isBroken, cut, search })}::jsonb,
      ${given.content}::text,
      ${given.imageAlt ?? ""}::text,
      ${given.expiredAt ?? null}::timestamptz,
      ${given.at}::timestamptz
    ) as settled`;
  return row?.settled ?? null;
}

const xpIsBack = msg`Your XP has been given back.`;
const failedText = [msg`The answer didn't arrive.`, xpIsBack, msg`Please try again.`];
/** An answer of which nothing came, for a reason that asking again may not change. */
const nothingCame = {
  length: [msg`The model reached its limit before it wrote anything.`, xpIsBack],
  filter: [msg`The AI service's own filter let nothing through.`, xpIsBack],
  limit: failedText,
  broken: failedText,
} as const;
const unsettledText = [msg`The answer didn't arrive.`, msg`Your XP comes back within a few minutes.`];

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
  { language }: Pick<Ctx, "language">,
  live: LiveAnswer,
  { state, cost, xp }: SettledAs,
  shown: Shown,
  why: Text | null,
): void {
  live.end(makeLastEvent(language, { ...live.start.answer, ...shown, state, cost }, xp, why));
}

/** The last event of an answer that has ended. */
export function makeLastEvent(
  language: Language,
  message: AiMessage,
  xp: number,
  why: Text | null = null,
): Exclude<ChatEvent, { type: "start" | "delta" }> {
  if (message.state === "failed") {
    const text = why !== null ? [why, xpIsBack] : message.cut ? nothingCame[message.cut] : failedText;
    return { type: "error", message: writeText(text, language), code: "unavailable", xp };
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
    const shown = { ...answer, ...showHelpApart(ended), state: ended.state, cost: 0 };
    return live.end(makeLastEvent(ctx.language, shown, xp));
  }
  const message = writeText(why === "settled elsewhere" ? failedText : unsettledText, ctx.language);
  live.end({ type: "error", message, code: "unavailable", xp });
}
