import { isDetectedBot } from "../../moderation/cases/finding-fragments.ts";
import type { MemberFilter, MemberSort } from "#shared/members/desk-list.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import type { PlacedPage } from "../../../db/place-cursor.ts";
import { planEachTime } from "../../../db/search/plan-each-time.ts";
import { makeAddressPattern, makeSearchPattern, nameTerms } from "../../members/name-search.ts";

/** Which members, and in which order. */
interface AskedUsers {
  /** '' for everybody. */
  readonly term: string;
  /** Whether the term may be part of an address. */
  readonly searchesEmail: boolean;
  readonly filter: MemberFilter | undefined;
  readonly sort: MemberSort;
  readonly at: Date;
}

/**
 * The ids of a page of members in their order, blocks aside: an administrator sees everybody but
 * deleted accounts (admin.1, cases.8). Planned for each search: one plan for all would read every
 * member for a rare name, or sort them all for a common one.
 */
export async function findUserIds(sql: Sql, asked: AskedUsers, page: PlacedPage): Promise<string[]> {
  if (asked.sort === "cases") return await findByCases(sql, asked, page);
  return await selectIds(sql, findInOrder(sql, asked, page));
}

/** The number of those members, counted up to `most`. */
export async function countUsers(sql: Sql, asked: AskedUsers, most: number): Promise<number> {
  const page = { after: null, limit: most, offset: 0 };
  const [row] = await planEachTime(sql<{ count: number }[]>`
    select count(*)::integer as count
    from (${findInOrder(sql, { ...asked, sort: "newest" }, page)}) as counted`);
  return row?.count ?? 0;
}

async function selectIds(sql: Sql, found: Fragment): Promise<string[]> {
  const rows = await planEachTime(sql<{ id: string }[]>`${found}`);
  return rows.map(({ id }) => id);
}

type Place = NonNullable<PlacedPage["after"]>;

/** Those who registered last, or first. */
function findInOrder(sql: Sql, asked: AskedUsers, page: PlacedPage): Fragment {
  if (asked.filter === "reported" && asked.term === "") return findReported(sql, asked, page);
  const { after, limit, offset } = page;
  const isOldest = asked.sort === "oldest";
  return sql`
    select m.id
    from members m
    where ${isAsked(sql, asked)}
      and ${after ? isFurther(sql, after, isOldest) : sql`true`}
    order by ${isOldest ? sql`m.created_at, m.id` : sql`m.created_at desc, m.id desc`}
    limit ${limit} offset ${offset}`;
}

function isFurther(sql: Sql, { order, id }: Place, isOldest: boolean): Fragment {
  return isOldest
    ? sql`(m.created_at, m.id) > (to_timestamp(-${order}::bigint / 1000.0), ${id}::uuid)`
    : sql`(m.created_at, m.id) < (to_timestamp(${order}::bigint / 1000.0), ${id}::uuid)`;
}

/**
 * Of the reported members, without a search. It goes from one to the next by `cases_reported`:
 * among many members few may be reported.
 */
function findReported(sql: Sql, { sort }: AskedUsers, { after, limit, offset }: PlacedPage): Fragment {
  const isOldest = sort === "oldest";
  const next = (previous: Fragment) =>
    sql`(
      select c.member_id
      from cases c
      where c.reports_count > 0
        and c.member_id ${isOldest ? sql`>` : sql`<`} ${previous}
      order by c.member_id ${isOldest ? sql`asc` : sql`desc`}
      limit 1
    )`;
  const first = after?.id ?? (isOldest ? "0" : "f").repeat(32);
  return sql`
    with recursive reported as (
      ${next(sql`${first}::uuid`)}
      union all
      select ${next(sql`r.member_id`)}
      from reported r
      where r.member_id is not null
    )
    select m.id
    from reported r
    cross join lateral (
      select m.id
      from members m
      where m.id = r.member_id and m.left_at is null
      offset 0
    ) as m
    limit ${limit} offset ${offset}`;
}

/**
 * Those with the most cases first, then the newest, by their ids. It reads case_counts in the order
 * of their number, and of members whose cases changed since, `case_count_of`.
 */
async function findByCases(
  sql: Sql,
  asked: AskedUsers,
  { after, limit, offset }: PlacedPage,
): Promise<string[]> {
  const most = limit + offset;
  const changed = await selectChanged(sql);
  const wanted = sql`
    ${isAsked(sql, asked)}
    and ${after ? sql`(k.cases, k.member_id) < (${after.order}::bigint, ${after.id}::uuid)` : sql`true`}`;
  const found = await selectIds(
    sql,
    sql`
    with found as (
      (
        select m.id, k.cases
        from case_counts k
        join members m on m.id = k.member_id
        where k.member_id <> all (${changed}::uuid[]) and ${wanted}
        order by k.cases desc, k.member_id desc
        limit ${most}
      )
      union all
      select m.id, k.cases
      from (
        select member_id, case_count_of(member_id) as cases
        from unnest(${changed}::uuid[]) as member_id
      ) as k
      join members m on m.id = k.member_id
      where k.cases > 0 and ${wanted}
    )
    select id
    from found
    order by cases desc, id desc
    limit ${most}`,
  );
  if (found.length < most) {
    found.push(...await findWithoutCases(sql, asked, { after, limit: most - found.length }));
  }
  return found.slice(offset);
}

async function selectChanged(sql: Sql): Promise<string[]> {
  const rows = await sql<{ member_id: string }[]>`select distinct member_id from case_count_changes`;
  return rows.map(({ member_id }) => member_id);
}

async function findWithoutCases(
  sql: Sql,
  asked: AskedUsers,
  { after, limit }: Pick<PlacedPage, "after" | "limit">,
): Promise<string[]> {
  return await selectIds(
    sql,
    sql`
    select m.id
    from members m
    where ${isAsked(sql, asked)}
      and ${after === null || after.order > 0 ? sql`true` : sql`m.id < ${after.id}::uuid`}
      and (select true from cases c where c.member_id = m.id limit 1) is null
    order by m.id desc
    limit ${limit}`,
  );
}

/** The condition on a member `m`. */
function isAsked(sql: Sql, asked: AskedUsers): Fragment {
  return sql`m.left_at is null and ${isInFilter(sql, asked)} and ${isLikeTerm(sql, asked)}`;
}

function isInFilter(sql: Sql, { filter, at }: AskedUsers): Fragment {
  switch (filter) {
    case undefined:
      return sql`true`;
    case "suspended":
      return sql`m.suspended_at is not null`;
    case "limited":
      return sql`m.post_audience = 'followers'`;
    case "reported":
      return sql`exists (select from cases c where c.member_id = m.id and c.reports_count > 0)`;
    case "never_posted":
      return sql`m.posts_count = 0 and not m.is_bot`;
    case "new":
      return sql`m.created_at > ${at}::timestamptz - interval '7 days'`;
    case "detected":
      return sql`
        m.id in (
          select d.member_id from detected_bots d where d.cleared_at is null
          union all
          select b.id from members b where lower(b.email) like '%@bots.glimmer.app' and not b.is_bot
        ) and ${isDetectedBot(sql)}`;
  }
}

/** By address, by words and parts of names (search.5), and by names that are not folded yet. */
function isLikeTerm(sql: Sql, { term, searchesEmail }: AskedUsers): Fragment {
  if (term === "") return sql`true`;
  const names = nameTerms(term);
  const waiting = makeSearchPattern(term);
  return sql`(
    ${searchesEmail ? sql`lower(m.email) like ${makeAddressPattern(term)} or` : sql``}
    ${
    names
      ? sql`
        m.search_tokens @@ ${names.words}::tsquery and (
          select bool_and(m.search_username like part or m.search_display_name like part)
          from unnest(${[...names.parts]}::text[]) as part
        ) is not false or`
      : sql``
  }
    ${
    names?.part
      ? sql`m.search_username like ${names.part} or m.search_display_name like ${names.part} or`
      : sql``
  }
    m.search_tokens is null and (lower(m.username) like ${waiting} or lower(m.display_name) like ${waiting})
  )`;
}
