import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import { getNextEvening } from "#shared/thanks/next-evening.ts";
import type { MemberCtx } from "../../context.ts";
import { Forbidden } from "../../errors.ts";
import type { Fragment, Sql } from "../../db/open-database.ts";
import { selectOriginal } from "../../db/visibility/post-visibility.ts";
import { loadComment } from "../comments/load-comment.ts";
import { loadPostAuthor } from "../posts/get-post.ts";
import { canThank } from "./permissions.ts";

/** A post, or a comment or reply. */
export interface Subject {
  readonly kind: "post" | "comment";
  readonly id: string;
}

interface ThanksState {
  readonly isThanked: boolean;
  readonly tellAt: string | null;
}

/**
 * Thanks the author of a post, comment or reply, in private: they hear of it in the evening
 * (posts.32). Idempotent (api.7). Throws `Forbidden` for one's own, and `NotFound`.
 */
export async function thank(ctx: MemberCtx, subject: Subject): Promise<ThanksState> {
  const receiverId = await loadAuthor(ctx, subject);
  if (!canThank(ctx.actor, receiverId)) {
    throw new Forbidden(msg`You can't thank yourself.`);
  }
  const at = ctx.clock.now();
  const tellAt = getNextEvening(at, await selectTimeZone(ctx.sql, receiverId));
  await insertThanks(ctx.sql, subject, { giverId: ctx.actor.id, receiverId, at, tellAt });
  return await readState(ctx, subject);
}

/** Takes it back, unless its author has heard of it. Idempotent (api.7). Throws `NotFound`. */
export async function takeThanksBack(ctx: MemberCtx, subject: Subject): Promise<ThanksState> {
  await loadAuthor(ctx, subject);
  await deleteThanks(ctx.sql, subject, ctx.actor.id);
  return await readState(ctx, subject);
}

async function loadAuthor(ctx: MemberCtx, { kind, id }: Subject): Promise<string> {
  if (kind === "post") return await loadPostAuthor(ctx, id, "close");
  return (await loadComment(ctx, id)).author_id;
}

async function readState(ctx: MemberCtx, subject: Subject): Promise<ThanksState> {
  const tellAt = await selectTellAt(ctx.sql, subject, ctx.actor.id);
  return { isThanked: tellAt !== null, tellAt: tellAt?.toISOString() ?? null };
}

/** Nothing where it is there, or what it is for went meanwhile. */
async function insertThanks(
  sql: Sql,
  { kind, id }: Subject,
  given: { readonly giverId: string; readonly receiverId: string; readonly at: Date; readonly tellAt: Date },
): Promise<void> {
  const columns = kind === "post" ? sql`subject.id, null` : sql`null, subject.id`;
  const subject = kind === "post"
    ? sql`(select p.id from posts p where p.id = ${selectOriginal(sql, id)} and p.removed_at is null)`
    : sql`(select c.id from comments c where c.id = ${id} and c.deleted_at is null and c.removed_at is null)`;
  await sql`
    insert into thanks (id, giver_id, receiver_id, post_id, comment_id, created_at, tell_at)
    select ${uuidv7()}, ${given.giverId}, ${given.receiverId}, ${columns}, ${given.at}, ${given.tellAt}
    from ${subject} as subject
    on conflict do nothing`;
}

async function deleteThanks(sql: Sql, subject: Subject, giverId: string): Promise<void> {
  await sql`
    delete from thanks
    where giver_id = ${giverId}
      and ${isFor(sql, subject)}
      and told_at is null`;
}

/** Null where the member has not thanked for it. */
async function selectTellAt(sql: Sql, subject: Subject, giverId: string): Promise<Date | null> {
  const [row] = await sql<{ tell_at: Date }[]>`
    select tell_at
    from thanks
    where giver_id = ${giverId}
      and ${isFor(sql, subject)}`;
  return row?.tell_at ?? null;
}

function isFor(sql: Sql, { kind, id }: Subject): Fragment {
  return kind === "post" ? sql`post_id = ${selectOriginal(sql, id)}` : sql`comment_id = ${id}`;
}

async function selectTimeZone(sql: Sql, memberId: string): Promise<string> {
  const [row] = await sql<{ time_zone: string }[]>`select time_zone from members where id = ${memberId}`;
  return row?.time_zone ?? "UTC";
}
