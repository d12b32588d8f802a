import { msg } from "@lingui/core/runtime-macro";
import {
  type Counted,
  countedNumbers,
  fewestShown,
  type ModerationNumbers,
  type MonthNumbers,
  type NumberPart,
  type PublishedNumbers,
} from "#shared/cases/numbers-contract.ts";
import type { Language } from "#shared/language/languages.ts";
import { uuidv7 } from "uuidv7";
import type { Ctx, SessionCtx } from "../../../context.ts";
import type { Sql } from "../../../db/open-database.ts";
import { NotFound } from "../../../errors.ts";
import { writeText } from "../../../language/write-text.ts";
import { type CountedMonth, countMonths } from "./count-numbers.ts";
import { harmless } from "./moderation-numbers.ts";
import { selectTransparency, updateTransparency } from "./number-queries.ts";

type NumbersCtx = Pick<Ctx, "sql" | "clock" | "language">;

/** Anybody may ask, as often as they like; months that are over hardly change. */
const countedAgainMs = 5 * 60_000;

interface Kept {
  readonly at: number;
  readonly numbers: Promise<ModerationNumbers>;
}

/** By the language that they are written in. */
const keptBy = new WeakMap<Sql, Map<Language, Kept>>();

/** The figures of /transparency, for everybody (numbers.3). */
export async function getTransparency(ctx: NumbersCtx): Promise<PublishedNumbers> {
  const { is_published } = await selectTransparency(ctx.sql);
  if (!is_published) return { isPublished: false, months: [], definitions: [] };
  return { isPublished: true, ...await publishedNumbers(ctx) };
}

/** The same for a file; throws `NotFound` while nothing is published. */
export async function requireTransparency(ctx: NumbersCtx): Promise<ModerationNumbers> {
  const { isPublished, ...numbers } = await getTransparency(ctx);
  if (!isPublished) throw new NotFound(msg`These numbers aren't published.`);
  return numbers;
}

/**
 * Months that are over, without small numbers. The present one would show each decision as it is
 * made.
 */
function publishedNumbers(ctx: NumbersCtx): Promise<ModerationNumbers> {
  const now = ctx.clock.now().getTime();
  const all = keptBy.get(ctx.sql) ?? new Map<Language, Kept>();
  keptBy.set(ctx.sql, all);
  const kept = all.get(ctx.language);
  if (kept && Math.abs(now - kept.at) < countedAgainMs) return kept.numbers;
  const numbers = countMonths(ctx).then(({ months, definitions }) => ({
    months: months.filter(({ isOver }) => isOver).map((month) => hideSmallNumbers(month, ctx.language)),
    definitions,
  }));
  all.set(ctx.language, { at: now, numbers });
  // A failed count is not kept.
  numbers.catch(() => all.delete(ctx.language));
  return numbers;
}

/**
 * A month as everybody may read it (numbers.2). A count below five is not shown: who saw an account
 * disappear could know whose it is. Small parts are added up, with as many others as it takes, so
 * that no difference to the total gives them away.
 */
export function hideSmallNumbers({ hoursOf, ...month }: CountedMonth, language: Language): MonthNumbers {
  const shown = Object.fromEntries(countedNumbers.map((key) => [key, hideSmallParts(month[key], language)]));
  return { ...month, ...shown, hours: hoursOf < fewestShown ? null : month.hours };
}

function hideSmallParts({ total, divisions }: Counted, language: Language): Counted {
  if (total === null || (total > 0 && total < fewestShown)) return { total: null, divisions: [] };
  const shown = divisions.map(({ by, parts }) => ({
    by,
    parts: mergeSmall(by === "decision" ? mergeHarmless(parts, language) : parts, language),
  }));
  // One that is a single sum says no more than the total.
  return { total, divisions: shown.filter(({ parts }) => parts.some(({ key }) => key !== null)) };
}

/** Who was offered help is as few people's business as can be. */
function mergeHarmless(parts: readonly NumberPart[], language: Language): readonly NumberPart[] {
  const isHarmless = ({ key }: NumberPart) => key !== null && harmless.includes(key);
  const count = parts.filter(isHarmless).reduce((sum, part) => sum + part.count, 0);
  if (count === 0) return parts;
  const name = writeText(msg`No violation, or help offered`, language);
  const merged = { key: "no_violation", name, count };
  return [merged, ...parts.filter((part) => !isHarmless(part))];
}

function mergeSmall(parts: readonly NumberPart[], language: Language): NumberPart[] {
  const bySize = parts.toSorted((one, other) => one.count - other.count);
  let merged = 0;
  let sum = 0;
  for (const { count } of bySize) {
    if (count >= fewestShown && (sum === 0 || sum >= fewestShown)) break;
    sum += count;
    merged += 1;
  }
  if (merged === 0) return [...parts];
  const small = new Set(bySize.slice(0, merged));
  const name = writeText(msg`Several together`, language);
  return [...parts.filter((part) => !small.has(part)), { key: null, name, count: sum }];
}

interface Switched {
  readonly isPublished: boolean;
  readonly changedAt: string | null;
}

/** Publishes the numbers at /transparency, or stops it (numbers.3); audited when it changes. */
export async function switchTransparency(
  ctx: SessionCtx,
  { isPublished }: { readonly isPublished: boolean },
): Promise<Switched> {
  const row = await updateTransparency(ctx.sql, isPublished, {
    id: ctx.createdId ?? uuidv7(),
    action: "switch_transparency",
    actor: ctx.actor,
    reason: null,
    at: ctx.clock.now(),
  }) ?? await selectTransparency(ctx.sql);
  return { isPublished: row.is_published, changedAt: row.changed_at?.toISOString() ?? null };
}
