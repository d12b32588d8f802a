import type { Sql } from "../../../db/open-database.ts";
import { type DecidedRow, selectDecided } from "../decide/decided-queries.ts";
import { type EffectOf, listEffects } from "../effects/effect.ts";
import {
  type LaterDecision,
  selectLater,
  selectOtherLimitEnd,
  selectPromotions,
  selectStandings,
  type Standing,
} from "./later-queries.ts";
import { findKeeper } from "./later-decisions.ts";
import { addNumbers, listPromotions, type RestoredNumbers } from "./restore-measure.ts";

/**
 * Returns what granting an appeal would bring back (appeals.2), in numbers as of one that is
 * granted; `gone`: what its author has deleted meanwhile.
 */
export async function previewAppeal(
  sql: Sql,
  { decisionId, memberId, at }: { readonly decisionId: string; readonly memberId: string; readonly at: Date },
): Promise<RestoredNumbers> {
  const decided = await selectDecided(sql, decisionId);
  if (!decided) return {};
  const own = listEffects(decided).filter(({ effect }) => effect.memberId === memberId);
  const [later, standings, promotions] = await Promise.all([
    selectLater(sql, decided, memberId),
    selectStandings(sql, own.map(({ effect }) => effect.id)),
    selectPromotions(sql, own.flatMap(({ effect }) => listPromotions(effect))),
  ]);
  const measure = await holdsStill(sql, decided, memberId, at);
  return addNumbers(own.map((one) => previewEffect(one, { later, standings, promotions, measure })));
}

interface Facts {
  readonly later: readonly LaterDecision[];
  readonly standings: ReadonlyMap<string, Standing>;
  /** What runs, or why it stands still. */
  readonly promotions: ReadonlyMap<string, string>;
  /** Whether a limit or suspension still holds the member. */
  readonly measure: boolean;
}

function previewEffect(one: EffectOf, { later, standings, promotions, measure }: Facts): RestoredNumbers {
  const { decision, effect } = one;
  const countWaiting = (reason: "post" | "stopped") =>
    listPromotions(effect).filter((id) => promotions.get(id) === reason).length;
  switch (decision) {
    case "limit":
    case "suspend": {
      if (findKeeper(one, later)) return { kept: 1 };
      const hidden = decision === "suspend" ? effect.former.hidden : undefined;
      return {
        measures: measure ? 1 : 0,
        posts: hidden?.posts.length ?? 0,
        comments: hidden?.comments.length ?? 0,
        promotions: countWaiting("stopped"),
      };
    }
    case "level":
    case "cover":
    case "remove": {
      if (!standings.has(effect.id)) return { gone: 1 };
      if (findKeeper(one, later)) return { kept: 1 };
      const what = decision === "remove" ? `${effect.kind}s` : `${decision}s`;
      return { [what]: 1, promotions: countWaiting("post") };
    }
    case "warn":
    case "no_violation":
    case "offer_help":
    case "undecidable":
      return {};
  }
}

/** Whether a limit or suspension still holds a member, so that the appeal would end it. */
async function holdsStill(sql: Sql, decided: DecidedRow, memberId: string, at: Date): Promise<boolean> {
  const suspendedAt = decided.decision === "suspend"
    ? decided.effects.find((effect) => effect.memberId === memberId)?.former.at ?? null
    : null;
  const [member] = await sql<{ limitedUntil: Date | null; isSuspended: boolean }[]>`
    select
      limited_until as "limitedUntil",
      coalesce(suspended_at = ${suspendedAt}::text::timestamptz, false) as "isSuspended"
    from members
    where id = ${memberId}`;
  if (!member || decided.decision !== "limit") return member?.isSuspended ?? false;
  if (!member.limitedUntil) return false;
  const other = await selectOtherLimitEnd(sql, { decisionId: decided.id, memberId, at });
  return other?.getTime() !== member.limitedUntil.getTime();
}
