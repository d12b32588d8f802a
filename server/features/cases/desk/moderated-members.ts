import type { AdminUser } from "#shared/admin/contract.ts";
import type { ListedMember, MemberPage, MemberWriting } from "#shared/cases/members-contract.ts";
import type { MemberFilter, MemberSort } from "#shared/members/desk-list.ts";
import type { PageQuery } from "#shared/paging.ts";
import type { MemberActor, SessionCtx } from "../../../context.ts";
import { getNextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { NotFound } from "../../../errors.ts";
import { getUser, listUsers } from "../../admin/members/list-users.ts";
import { presentCase, presentDecision } from "./present-case.ts";
import { getReader } from "./case-fragments.ts";
import {
  selectCasesAbout,
  selectDecisionsAbout,
  selectNotesAbout,
  selectProfile,
  selectWritings,
  type WritingRow,
} from "./member-queries.ts";

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
  const [profile, cases, decisions, notes] = await Promise.all([
    selectProfile(ctx.sql, id, ctx.clock.now()),
    selectCasesAbout(ctx.sql, getReader(ctx), id),
    selectDecisionsAbout(ctx.sql, getReader(ctx), id),
    selectNotesAbout(ctx.sql, getReader(ctx), id),
  ]);
  if (!profile) throw new NotFound("This member is no longer here.");
  const { purchases, devices } = profile;
  return {
    ...presentListed(ctx, user),
    bio: profile.bio,
    location: profile.location,
    website: profile.website,
    followersCount: profile.followers_count,
    followingCount: profile.following_count,
    cases: cases.map(presentCase),
    decisions: decisions.map(presentDecision),
    notes: notes.map(({ id: noteId, case_id: caseId, by, words, created_at: at }) => ({
      id: noteId,
      caseId,
      by,
      words,
      createdAt: at.toISOString(),
    })),
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
  return { items: rows.map(presentWriting), nextCursor: getNextCursor(rows, page) };
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

function presentWriting(row: WritingRow): MemberWriting {
  return {
    kind: row.kind,
    id: row.id,
    postId: row.post_id,
    words: row.words,
    hasPicture: row.has_picture,
    level: row.level,
    isRemoved: row.is_removed,
    isCovered: row.is_covered,
    createdAt: row.created_at.toISOString(),
  };
}

/** Email addresses, purchases and devices are for administrators alone (cases.8). */
function canSeeAccount(actor: Pick<MemberActor, "isAdmin">): boolean {
  return actor.isAdmin;
}
