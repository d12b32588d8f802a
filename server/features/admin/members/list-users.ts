import { type AdminUser, listUsers as row } from "#shared/admin/contract.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import type { PageQuery } from "#shared/paging.ts";
import { levelOf } from "#shared/xp/level.ts";
import type { Ctx, SessionCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { nextPlace, parsePlacedPage } from "../../../db/place-cursor.ts";
import { NotFound } from "../../../errors.ts";
import { searchTerm } from "../../members/author-and-card-fragments.ts";
import { listBadgesByMember } from "../../members/list-badges.ts";
import { countUsers, selectFoundUsers, selectUser, selectUsers, type UserRow } from "./user-queries.ts";

interface UserPage extends Page<AdminUser> {
  /** Capped; null except on the first page. */
  readonly totalCount: number | null;
}

/**
 * Members by username, display name or email, newest first, and on the first page
 * their number (admin.1).
 */
export async function listUsers(ctx: SessionCtx, q: string, query: PageQuery): Promise<UserPage> {
  const { adminEmails } = ctx.config;
  const term = searchTerm(q);
  const page = parsePlacedPage(query);
  const isFirst = page.after === null && page.offset === 0;
  const [rows, totalCount] = await Promise.all([
    term === ""
      ? selectUsers(ctx.sql, adminEmails, page)
      : selectFoundUsers(ctx.sql, adminEmails, term, page),
    isFirst ? countUsers(ctx.sql, term, row.countsUpTo + 1) : null,
  ]);
  const badges = await listBadgesByMember(ctx, rows.map(({ id }) => id));
  const places = rows.map(({ id, created_at }) => ({ order: created_at.getTime(), id }));
  return {
    items: rows.map((user) => presentUser(user, badges.get(user.id) ?? [])),
    nextCursor: nextPlace(places, page),
    totalCount,
  };
}

/** The row of a member to act on. Throws `NotFound`. */
export async function loadUser(ctx: Pick<Ctx, "sql" | "config">, id: string): Promise<UserRow> {
  const user = await selectUser(ctx.sql, ctx.config.adminEmails, id);
  if (!user) throw new NotFound("This member is no longer here.");
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
    profileImageUrl: user.profile_image_url,
    profileImageMadeWithAi: user.profile_image_made_with_ai,
    isAdmin: user.is_administrator,
    role: user.is_administrator ? "administrator" : user.is_moderator ? "moderator" : "member",
    isBot: user.is_bot,
    xp: user.xp,
    level: levelOf(user.lifetime_xp),
    badges,
    createdAt: user.created_at.toISOString(),
    lastSeenAt: user.last_seen_at?.toISOString() ?? null,
    suspension: since && {
      since: since.toISOString(),
      reason: reason ?? "",
      until: until?.toISOString() ?? null,
    },
  };
}
