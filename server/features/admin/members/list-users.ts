import { msg } from "@lingui/core/runtime-macro";
import { type AdminUser, listUsers as row } from "#shared/admin/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { MemberFilter, MemberSort } from "#shared/members/desk-list.ts";
import type { PageQuery } from "#shared/paging.ts";
import { getLevel } from "#shared/xp/level.ts";
import type { Ctx, SessionCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { getNextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { NotFound } from "../../../errors.ts";
import { searchSql } from "../../../http/limits/search-sql.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { listBadgesByMember } from "../../members/list-badges.ts";
import { countUsers, findUserIds } from "./find-users-queries.ts";
import { selectUser, selectUsers, type UserRow } from "./user-queries.ts";
import { getPublishedAddress } from "../../../providers/storage/published-address.ts";

interface UserQuery extends PageQuery {
  readonly q: string;
  readonly filter?: MemberFilter | undefined;
  readonly sort: MemberSort;
  readonly searchesEmail: boolean;
}

interface UserPage extends Page<AdminUser> {
  /** Capped; null except on the first page. */
  readonly totalCount: number | null;
}

/**
 * Members by username, display name or (`searchesEmail`) email, and on the first page their number
 * (admin.1, cases.8).
 */
export async function listUsers(
  ctx: SessionCtx,
  { q, filter, sort, searchesEmail, ...query }: UserQuery,
): Promise<UserPage> {
  const page = parsePlacedPage(query);
  const asked = { term: searchTerm(q), searchesEmail, filter, sort, at: ctx.clock.now() };
  const sql = asked.term === "" ? ctx.sql : searchSql(ctx, "desk");
  const isFirst = page.after === null && page.offset === 0;
  const [rows, totalCount] = await Promise.all([
    findUserIds(sql, asked, page).then((ids) => selectUsers(ctx.sql, ctx.config.adminEmails, ids)),
    isFirst ? countUsers(sql, asked, row.countsUpTo + 1) : null,
  ]);
  const badges = await listBadgesByMember(ctx, rows.map(({ id }) => id));
  const places = rows.map((user) => ({ order: orderOf(user, sort), id: user.id }));
  return {
    items: rows.map((user) => presentUser(user, badges.get(user.id) ?? [])),
    nextCursor: getNextPlace(places, page),
    totalCount,
  };
}

/** As `findUserIds` compares it. */
function orderOf(user: UserRow, sort: MemberSort): number {
  if (sort === "cases") return user.cases_count;
  return sort === "oldest" ? -user.created_at.getTime() : user.created_at.getTime();
}

/** The row of a member to act on. Throws `NotFound`. */
export async function loadUser(ctx: Pick<Ctx, "sql" | "config">, id: string): Promise<UserRow> {
  const user = await selectUser(ctx.sql, ctx.config.adminEmails, id);
  if (!user) throw new NotFound(msg`This member is no longer here.`);
  return user;
}

/** A member as the administrator sees them now. Throws `NotFound`. */
export async function getUser(ctx: SessionCtx, id: string): Promise<AdminUser> {
  const [user, badges] = await Promise.all([loadUser(ctx, id), listBadgesByMember(ctx, [id])]);
  return presentUser(user, badges.get(id) ?? []);
}

function presentUser(user: UserRow, badges: Badge[]): AdminUser {
  const { suspended_at: since, suspension_reason: reason, suspended_until: until } = user;
  return {
    id: user.id,
    username: user.username,
    displayName: user.display_name,
    email: user.email,
    profileImageUrl: getPublishedAddress(user.profile_image_url),
    profileImageMadeWithAi: user.profile_image_made_with_ai,
    isAdmin: user.is_administrator,
    role: user.is_administrator ? "administrator" : user.is_moderator ? "moderator" : "member",
    isBot: user.is_bot,
    xp: user.xp,
    level: getLevel(user.lifetime_xp),
    badges,
    createdAt: user.created_at.toISOString(),
    lastSeenAt: user.last_seen_at?.toISOString() ?? null,
    suspension: since && {
      since: since.toISOString(),
      reason: reason ?? "",
      until: until?.toISOString() ?? null,
    },
    limitedUntil: user.limited_until?.toISOString() ?? null,
    postsCount: user.posts_count,
    casesCount: user.cases_count,
    isDetected: user.is_detected,
  };
}
