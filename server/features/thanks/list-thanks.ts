import type { PageQuery } from "#shared/paging.ts";
import { shortenText } from "#shared/shorten-text.ts";
import type { Thanks } from "#shared/thanks/contract.ts";
import type { MemberCtx } from "../../context.ts";
import type { Page } from "../../db/id-cursor.ts";
import { makePageClause } from "../../db/limit-clause.ts";
import type { Sql } from "../../db/open-database.ts";
import { getNextPlace, parsePlacedPage, type PlacedPage } from "../../db/place-cursor.ts";
import { isNotMutedBy, isVisibleTo } from "../../db/visibility/visibility.ts";
import { cardColumns, type CardRow } from "../members/author-and-card-fragments.ts";
import { presentCard } from "../members/present.ts";

const excerptLength = 140;
/** More than an excerpt shows: only `shortenText` can cut between two characters. */
const readLength = 320;

/** For what others thanked the actor, those they have heard of, the latest first (posts.32). */
export async function listThanks(ctx: MemberCtx, query: PageQuery): Promise<Page<Thanks>> {
  const page = parsePlacedPage(query);
  const rows = await selectThanks(ctx.sql, ctx.actor.id, page);
  const places = rows.map(({ tell_at, thanks_id: id }) => ({ order: tell_at.getTime(), id }));
  return { items: rows.map(presentThanks), nextCursor: getNextPlace(places, page) };
}

function presentThanks(row: ThanksRow): Thanks {
  return {
    id: row.thanks_id,
    from: presentCard(row),
    postId: row.post_id,
    commentId: row.comment_id,
    content: shortenText(row.content, excerptLength),
    toldAt: row.tell_at.toISOString(),
  };
}

interface ThanksRow extends CardRow {
  readonly thanks_id: string;
  readonly post_id: string;
  readonly comment_id: string | null;
  readonly content: string;
  readonly tell_at: Date;
}

/** Without those of members who are hidden or muted, and for what is gone. */
function selectThanks(
  sql: Sql,
  memberId: string,
  { after, limit, offset }: PlacedPage,
): Promise<ThanksRow[]> {
  return sql<ThanksRow[]>`
    select
      ${cardColumns(sql)},
      t.id as thanks_id,
      coalesce(p.id, c.post_id) as post_id,
      c.id as comment_id,
      left(coalesce(p.content, c.content), ${readLength}) as content,
      t.tell_at
    from thanks t
    join members m on m.id = t.giver_id
    left join posts p on p.id = t.post_id and p.removed_at is null
    left join comments c on c.id = t.comment_id and c.deleted_at is null and c.removed_at is null
    where t.receiver_id = ${memberId}
      and t.told_at is not null
      and (p.id is not null or c.id is not null)
      and ${isVisibleTo(sql, memberId, sql`t.giver_id`)}
      and ${isNotMutedBy(sql, memberId, sql`t.giver_id`)}
      ${after ? sql`and (t.tell_at, t.id) < (${new Date(after.order)}, ${after.id}::uuid)` : sql``}
    order by t.tell_at desc, t.id desc
    ${makePageClause(sql, { limit, offset })}`;
}
