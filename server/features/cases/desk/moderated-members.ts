import { msg } from "@lingui/core/runtime-macro";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { ListedMember, MemberPage, MemberWriting } from "#shared/cases/members-contract.ts";
import type { MemberFilter, MemberSort } from "#shared/members/desk-list.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberActor, SessionCtx } from "../../../context.ts";
import {
  aboveAllIds,
  getNextCursor,
  type KeysetPage,
  type Page,
  parseKeysetPage,
} from "../../../db/id-cursor.ts";
import { makePageClause } from "../../../db/limit-clause.ts";
import type { Sql } from "../../../db/open-database.ts";
import { NotFound } from "../../../errors.ts";
import { getUser, listUsers } from "../../admin/members/list-users.ts";
import {
  caseColumns,
  type CaseRowOfQueue,
  decisionColumns,
  type DecisionRow,
  deskMemberOf,
  getReader,
  isAbout,
  latestCasesAbout,
  latestDecisionsAbout,
  type Reader,
} from "./case-fragments.ts";
import { wordsWithAnswers } from "../../moderation/cases/snapshot-fragments.ts";
import { presentCase, presentDecision } from "./get-case.ts";

interface MemberQuery extends PageQuery {
  readonly q: string;
  readonly filter?: MemberFilter | undefined;
  readonly sort: MemberSort;
}

interface ListedPage extends Page<ListedMember> {
  /** Capped; null except on the first page. */
  readonly totalCount: number | null;
}

/** Members as administrators list them, without what is for these alone (cases.8). */
export async function listModeratedMembers(ctx: SessionCtx, query: MemberQuery): Promise<ListedPage> {
  const page = await listUsers(ctx, { ...query, searchesEmail: canSeeAccount(ctx.actor) });
  return { ...page, items: page.items.map((user) => presentListed(ctx, user)) };
}

/** A member for moderators, never with messages. Throws `NotFound`. */
export async function getModeratedMember(ctx: SessionCtx, id: string): Promise<MemberPage> {
  const user = await getUser(ctx, id);
  const reader = getReader(ctx);
  const [profile, cases, decisions, notes] = await Promise.all([
    selectProfile(ctx.sql, id, reader.at),
    selectCasesAbout(ctx.sql, reader, id),
    selectDecisionsAbout(ctx.sql, reader, id),
    selectNotesAbout(ctx.sql, reader, id),
  ]);
  if (!profile) throw new NotFound(msg`This member is no longer here.`);
  const { purchases, devices, ...shown } = profile;
  return {
    ...presentListed(ctx, user),
    ...shown,
    cases: cases.map(presentCase),
    decisions: decisions.map(presentDecision),
    notes: notes.map(presentTime),
    account: canSeeAccount(ctx.actor) ? { email: user.email, purchases, devices } : null,
  };
}

/** Posts and comments of a member with their levels, removed ones included. Throws `NotFound`. */
export async function listMemberWritings(
  ctx: SessionCtx,
  { id, ...query }: PageQuery & { readonly id: string },
): Promise<Page<MemberWriting>> {
  const page = parseKeysetPage(query);
  const [, rows] = await Promise.all([getUser(ctx, id), selectWritings(ctx.sql, id, page)]);
  return { items: rows.map(presentTime), nextCursor: getNextCursor(rows, page) };
}

/** Nobody reads of cases about themselves (roles.2). */
function presentListed({ actor }: SessionCtx, user: AdminUser): ListedMember {
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    profileImageUrl: user.profileImageUrl,
    profileImageMadeWithAi: user.profileImageMadeWithAi,
    role: user.role,
    isBot: user.isBot,
    level: user.level,
    postsCount: user.postsCount,
    createdAt: user.createdAt,
    lastSeenAt: user.lastSeenAt,
    suspension: user.suspension,
    limitedUntil: user.limitedUntil,
    casesCount: user.id === actor.id ? 0 : user.casesCount,
    isDetected: user.isDetected,
  };
}

function presentTime<R extends { readonly createdAt: Date }>({ createdAt, ...row }: R) {
  return { ...row, createdAt: createdAt.toISOString() };
}

/** Email addresses, purchases and devices are for administrators alone (cases.8). */
function canSeeAccount(actor: Pick<MemberActor, "isAdmin">): boolean {
  return actor.isAdmin;
}

type ProfileRow =
  & Pick<
    MemberPage,
    "bio" | "location" | "website" | "pronouns" | "fields" | "followersCount" | "followingCount"
  >
  & Omit<NonNullable<MemberPage["account"]>, "email">;

/** The fields of a member's page beside their row in the list. */
async function selectProfile(sql: Sql, memberId: string, at: Date): Promise<ProfileRow | null> {
  const [row] = await sql<ProfileRow[]>`
    select
      m.bio, m.location, m.website, m.pronouns, m.profile_fields as fields, m.followers_count as "followersCount",
      m.following_count as "followingCount",
      (
        select count(*)::integer from orders o
        where o.member_id = m.id and o.state in ('paid', 'partly_refunded', 'refunded', 'disputed')
      ) as purchases,
      (
        select count(*)::integer from known_devices d where d.member_id = m.id and d.expires_at > ${at}
      ) as devices
    from members m
    where m.id = ${memberId} and m.left_at is null`;
  return row ?? null;
}

/** How much of a member's history their page shows. */
const latest = "20";

/** The latest cases about a member, by `cases_about_member`. */
function selectCasesAbout(sql: Sql, reader: Reader, memberId: string): Promise<CaseRowOfQueue[]> {
  return sql<CaseRowOfQueue[]>`
    select ${caseColumns(sql, reader)}
    from (${latestCasesAbout(sql, sql`${memberId}::uuid`)}) as about
    join cases c on c.id = about.id
    where not ${isAbout(sql, reader.id)}
    order by c.opened_at desc, c.id desc
    limit ${sql.unsafe(latest)}`;
}

/** The latest decisions about a member, by `decisions_about_member`; none for themselves. */
function selectDecisionsAbout(sql: Sql, reader: Reader, memberId: string): Promise<DecisionRow[]> {
  return sql<DecisionRow[]>`
    select ${decisionColumns(sql)}
    from (${latestDecisionsAbout(sql, sql`${memberId}::uuid`)}) as d
    where ${memberId}::uuid <> ${reader.id}
    order by d.decided_at desc, d.id desc
    limit ${sql.unsafe(latest)}`;
}

type NoteRow = Omit<MemberPage["notes"][number], "createdAt"> & { readonly createdAt: Date };

/** The latest notes of the latest 200 cases about a member. */
function selectNotesAbout(sql: Sql, reader: Reader, memberId: string): Promise<NoteRow[]> {
  return sql<NoteRow[]>`
    select
      n.id, n.case_id as "caseId", ${deskMemberOf(sql, sql`n.author_id`)} as by, n.words,
      n.created_at as "createdAt"
    from (
      select *
      from cases
      where member_id = ${memberId}
      order by opened_at desc, id desc
      limit 200
    ) as c
    join case_notes n on n.case_id = c.id
    where not ${isAbout(sql, reader.id)}
    order by n.created_at desc, n.id desc
    limit ${sql.unsafe(latest)}`;
}

type WritingRow = Omit<MemberWriting, "createdAt"> & { readonly createdAt: Date };

/**
 * Posts and comments of a member, the latest first, by `posts_by_author` and `comments_by_author`.
 * Moderators see all that exists, so neither levels nor blocks apply.
 */
function selectWritings(sql: Sql, memberId: string, page: KeysetPage): Promise<WritingRow[]> {
  const below = page.after ?? aboveAllIds;
  const most = page.offset + page.limit;
  return sql<WritingRow[]>`
    select *
    from (
      (
        select
          'post' as kind, p.id, p.id as "postId",
          case when p.has_poll then ${wordsWithAnswers(sql, sql`p`)} else p.content end as words,
          p.image_id is not null as "hasPicture",
          p.moderation_level as level, p.removed_at is not null as "isRemoved", p.covered_at is not null as "isCovered",
          p.created_at as "createdAt"
        from posts p
        where p.author_id = ${memberId} and p.id < ${below}::uuid and p.repost_of_id is null
        order by p.id desc
        limit ${most}
      )
      union all
      (
        select
          'comment', c.id, c.post_id, c.content,
          (select true from attached_pictures a where a.comment_id = c.id and a.place = 0) is true, c.moderation_level, c.removed_at is not null,
          c.covered_at is not null, c.created_at
        from comments c
        where c.author_id = ${memberId} and c.id < ${below}::uuid and (c.deleted_at is null or c.removed_at is not null)
        order by c.id desc
        limit ${most}
      )
    ) as written
    order by id desc
    ${makePageClause(sql, page)}`;
}
