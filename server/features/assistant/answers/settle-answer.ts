import { setTimeout as wait } from "node:timers/promises";
import type { Ctx } from "../../../context.ts";
import { isPermanent } from "../../../permanent-failure.ts";
import { publishXp } from "../../xp/publish-xp.ts";
import { publishChat } from "../publish-chat.ts";
import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { XpMoved } from "../../xp/pay-and-charge-fragments.ts";
import { searchOfChatMessage } from "../search/search-of-chat-message.ts";

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
export interface SettledAs extends Settled, Pick<Settling, "state"> {}

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
