import type { ChatModelName } from "#shared/assistant/ai-models.ts";
import { asWritten } from "#shared/language/text.ts";
import type { Crisis } from "../../moderation/words-of-crisis.ts";
import type { MemberCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import type { Sql } from "../../../db/open-database.ts";

/** A free answer to a member in a crisis (ai.26). */
export interface FreeAnswer {
  readonly model: ChatModelName;
  readonly crisis: Crisis;
  /** Stands in the place of an answer of which nothing fit to send came. */
  readonly help: string;
}

/** Free answers to a member: in three hours, and in a UTC day over all places. */
const freeAnswerLimits = [6, 12] as const;

/** The limits of `start_answer` and `start_lisa_answer`: budgets (ai.8), then free answers. */
export function answerLimits({ config }: Pick<MemberCtx, "config">): number[] {
  return [...config.aiBudget, ...freeAnswerLimits];
}

/** The member has had all their free answers. Nobody reads it. */
export class FreeAnswersUsedUp extends AppError {
  constructor() {
    super("rate_limited", asWritten("No free answer is left for now."));
  }
}

/**
 * Until when a place shows and costs no price; null: the usual prices. After grave words help lines
 * take the place of answers that are used up.
 */
export function getFreeUntil({ isGrave, until }: Crisis, left: number): string | null {
  return isGrave || left > 0 ? until.toISOString() : null;
}

/** The same, as far as the actor's free answers were used by now. */
export async function readFreeUntil(
  ctx: Pick<MemberCtx, "sql" | "clock" | "config" | "actor">,
  crisis: Crisis | null,
): Promise<string | null> {
  if (!crisis || crisis.isGrave) return crisis && getFreeUntil(crisis, 0);
  const given = { memberId: ctx.actor.id, at: ctx.clock.now(), limits: answerLimits(ctx) };
  return getFreeUntil(crisis, await selectFreeAnswersLeft(ctx.sql, given));
}

/** See free_answers_left. */
async function selectFreeAnswersLeft(
  sql: Sql,
  { memberId, at, limits }: { memberId: string; at: Date; limits: readonly number[] },
): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select free_answers_left(${memberId}::uuid, ${at}::timestamptz, ${limits as number[]}::bigint[]) as left`;
  return row?.left ?? 0;
}
