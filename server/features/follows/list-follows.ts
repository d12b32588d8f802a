import type { MemberCard } from "#shared/members/member-card.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../db/place-cursor.ts";
import { loadMember } from "../members/get-member.ts";
import { presentCard } from "../members/present.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import { isVisibleTo } from "../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "../members/author-and-card-fragments.ts";

type Whose = { followersOf: string } | { followedBy: string } | { bellsOf: string };

/**
 * A member's followers, the members they follow, or of these those with a bell, latest first.
 * Throws `NotFound` for a member the actor may not see.
 */
export async function listFollows(ctx: MemberCtx, of: Whose, query: PageQuery): Promise<Page<MemberCard>> {
  const { memberId } = readWhose(of);
  const page = parsePlacedPage(query);
  const [rows] = await Promise.all([
    selectFollows(ctx.sql, ctx.actor.id, of, page),
    memberId === ctx.actor.id ? null : loadMember(ctx, { id: memberId }),
  ]);
  const places = rows.map(({ followed_at, id }) => ({ order: followed_at.getTime(), id }));
  return { items: rows.map(presentCard), nextCursor: getNextPlace(places, page) };
}

interface FollowRow extends CardRow {
  readonly followed_at: Date;
}

/**
 * A page of a member's followers, or of the members they follow, latest first, without those
 * hidden from the viewer.
 */
function selectFollows(
  sql: Sql,
  viewerId: string,
  of: Whose,
  { after, limit, offset }: PlacedPage,
): Promise<FollowRow[]> {
  const { memberId, isFollowed } = readWhose(of);
  const [own, other]: [Fragment, Fragment] = isFollowed
    ? [sql`f.followed_id`, sql`f.follower_id`]
    : [sql`f.follower_id`, sql`f.followed_id`];
  return sql<FollowRow[]>`
    select ${cardColumns(sql)}, f.created_at as followed_at
    from follows f
    join members m on m.id = ${other}
    where ${own} = ${memberId}
      ${"bellsOf" in of ? sql`and f.has_bell` : sql``}
      and ${isVisibleTo(sql, viewerId, other)}
      ${after ? sql`and (f.created_at, ${other}) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by f.created_at desc, ${other} desc
    ${makePageClause(sql, { limit, offset })}`;
}

function readWhose(of: Whose): { readonly memberId: string; readonly isFollowed: boolean } {
  if ("followersOf" in of) return { memberId: of.followersOf, isFollowed: true };
  return { memberId: "bellsOf" in of ? of.bellsOf : of.followedBy, isFollowed: false };
}
