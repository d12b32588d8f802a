import type { ModerationLevel } from "#shared/primitives.ts";
import { type ActivityKind, earnedFor, earnings, goldCrownBonus } from "#shared/xp/rules.ts";
import type { Fragment, Sql } from "../../db/client.ts";

export interface Activity {
  readonly kind: ActivityKind;
  readonly actorId: string | Fragment;
  /** What the actor acted on: paid once per actor, kind and target, ever. */
  readonly target: string | Fragment;
  /** Whose content it is: acting on one's own pays nothing, and of a repost they are paid too. Null: nobody's, or new. */
  readonly ownerId: string | Fragment | null;
  /** Of what the actor wrote; null is not known yet and pays as top. */
  readonly level?: ModerationLevel | null;
  readonly at: Date | Fragment;
}

/**
 * The expression that pays an activity and answers what was paid, to stand in the action's own statement, so that one commits
 * or rolls back with the other. It must be read by the final select (a CTE nobody reads does not run), from the CTE that
 * did the thing (so that what was there before pays nothing), and after what the statement itself writes to `members`:
 *
 *     with bookmarked as (
 *       insert into bookmarks … on conflict do nothing returning post_id
 *     )
 *     select (select ${earn(sql, {
 *       kind: "bookmark", actorId: memberId, target: sql`post_id`, ownerId: sql`post.author_id`, at
 *     })} from bookmarked) as earned
 *     from post
 *
 * It locks the members it pays: lock posts and comments before it, never after. A statement calls it once; a repost pays
 * both sides with one call.
 */
export function earn(sql: Sql, { kind, actorId, target, ownerId, level, at }: Activity): Fragment {
  const { otherAmount, dailyCap } = earnings[kind];
  const amount = earnedFor(kind, level);
  return sql`xp_pay_activity(
    ${kind}::text,
    ${actorId}::uuid,
    ${target}::text,
    ${ownerId}::uuid,
    ${amount}::integer,
    ${otherAmount}::integer,
    ${dailyCap}::integer,
    ${at}::timestamptz,
    ${goldCrownBonus(kind, amount)}::integer,
    ${goldCrownBonus(kind, otherAmount)}::integer
  )`;
}
