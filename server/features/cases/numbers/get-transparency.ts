import type { ModerationNumbers, PublishedNumbers } from "#shared/cases/numbers/numbers-contract.ts";
import type { Ctx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { NotFound } from "../../../errors.ts";
import { countMonths } from "./count-numbers.ts";
import { hideSmallNumbers } from "./hide-small-numbers.ts";
import { selectTransparency } from "./transparency-queries.ts";

type NumbersCtx = Pick<Ctx, "sql" | "clock">;

/** Anybody may ask, as often as they like; months that are over hardly change. */
const countedAgainMs = 5 * 60_000;

interface Kept {
  readonly at: number;
  readonly numbers: Promise<ModerationNumbers>;
}

const keptBy = new WeakMap<Sql, Kept>();

/** What /transparency shows to everybody (numbers.3). */
export async function getTransparency(ctx: NumbersCtx): Promise<PublishedNumbers> {
  const { is_published } = await selectTransparency(ctx.sql);
  if (!is_published) return { isPublished: false, months: [], definitions: [] };
  return { isPublished: true, ...await publishedNumbers(ctx) };
}

/** The same for a file; throws `NotFound` while nothing is published. */
export async function requireTransparency(ctx: NumbersCtx): Promise<ModerationNumbers> {
  const { isPublished, ...numbers } = await getTransparency(ctx);
  if (!isPublished) throw new NotFound("These numbers aren't published.");
  return numbers;
}

/**
 * Months that are over, without small numbers. The present one would show each decision as it is
 * made.
 */
function publishedNumbers(ctx: NumbersCtx): Promise<ModerationNumbers> {
  const now = ctx.clock.now().getTime();
  const kept = keptBy.get(ctx.sql);
  if (kept && Math.abs(now - kept.at) < countedAgainMs) return kept.numbers;
  const numbers = countMonths(ctx).then(({ months, definitions }) => ({
    months: months.filter(({ isOver }) => isOver).map(hideSmallNumbers),
    definitions,
  }));
  keptBy.set(ctx.sql, { at: now, numbers });
  // A failed count is not kept.
  numbers.catch(() => keptBy.delete(ctx.sql));
  return numbers;
}
