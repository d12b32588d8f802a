import { formatDay } from "#shared/language/text.ts";
import { msg } from "@lingui/core/runtime-macro";
import { uuidv7 } from "uuidv7";
import type { Promotion } from "#shared/promotions/contract.ts";
import { getNeededBalance, promotionRules } from "#shared/promotions/promotion-prices.ts";
import { formatShortfall } from "#shared/promotions/promotion-texts.ts";
import type { MemberCtx } from "../../context.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import { lockPost, staysWithClose } from "../../db/visibility/post-visibility.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { AppError, Conflict, Forbidden } from "../../errors.ts";
import { refuseWhileFree } from "../assistant/crisis/refuse-while-free.ts";
import { loadPostAuthor, postNotFound } from "../posts/get-post.ts";
import { type XpMoved, xpMoved } from "../xp/pay-and-charge-fragments.ts";
import { publishXp } from "../xp/publish-xp.ts";
import { loadPromotion } from "./load-promotion.ts";
import { canPromote } from "./permissions.ts";
import { presentPromotion } from "./present.ts";
import { promotableLevels } from "./promotion-queries.ts";
import { selectPromotion } from "./promotion-results-queries.ts";

/**
 * Promotes the actor's post for some hours and charges the first. Returns the promotion that an
 * earlier attempt under the same key started, whatever happened to the post. Throws `NotFound`,
 * `Forbidden` for another's post, `Conflict` for one that is already promoted or not visible to
 * everyone (also of distress, moderation.13), for a limited member and after words of crisis
 * (ai.26), `insufficient_xp` (402).
 */
export async function promotePost(ctx: MemberCtx, postId: string, hours: number): Promise<Promotion> {
  const id = ctx.createdId ?? uuidv7();
  try {
    await chargeAndStart(ctx, { id, postId, hours });
  } catch (error) {
    const earlier = ctx.createdId &&
      await selectPromotion(ctx.sql, { id, memberId: ctx.actor.id, at: ctx.clock.now() });
    if (earlier) return presentPromotion(earlier);
    throw error;
  }
  return await loadPromotion(ctx, id);
}

async function chargeAndStart(
  ctx: MemberCtx,
  wanted: { id: string; postId: string; hours: number },
): Promise<void> {
  if (!canPromote(ctx.actor, { authorId: await loadPostAuthor(ctx, wanted.postId) })) {
    throw new Forbidden(msg`Only the author can promote a post.`);
  }
  await refuseWhileFree(ctx, wanted.postId, "promotion");
  const start = { ...wanted, member: ctx.actor, at: ctx.clock.now() };
  const started = await ctx.db.transaction((tx) => startPromotion(tx, start));
  if (!started) throw postNotFound();
  const { outcome, own_xp, limited_until: limitedUntil } = started;
  if (outcome === null && started.stays_with_close) {
    throw new Conflict("conflict", msg`This post stays with people close to you, so it can't be promoted.`);
  }
  if (outcome === null) {
    throw new Conflict("conflict", msg`Only posts with the level top or high can be promoted.`);
  }
  if (outcome === "running") throw new Conflict("conflict", msg`This post is being promoted already.`);
  if (outcome === "short" && limitedUntil) {
    throw new Conflict(
      "conflict",
      msg`Your posts can be promoted again on ${{ day: formatDay(limitedUntil) }}.`,
    );
  }
  if (outcome === "short") {
    throw new AppError(
      "insufficient_xp",
      formatShortfall(wanted.hours, own_xp.xp) ?? msg`You have too little XP.`,
    );
  }
  publishXp(ctx, own_xp);
}

interface Start {
  readonly id: string;
  readonly postId: string;
  readonly member: Viewer;
  readonly hours: number;
  readonly at: Date;
}

/**
 * `running`: the post is promoted already. `short`: the author holds too little XP, or was
 * suspended or limited meanwhile.
 */
type Outcome = "started" | "running" | "short";

interface Started {
  /** Null: the post may not be promoted, or is another member's. */
  readonly outcome: Outcome | null;
  /** Until when its author is limited, so that nothing is promoted (cases.4). */
  readonly limited_until: Date | null;
  /** A post of distress, which stays for those close to its author (moderation.13). */
  readonly stays_with_close: boolean;
  /** The member's current balance. */
  readonly own_xp: XpMoved;
}

/**
 * Starts a promotion and pays its first hour. Null when the post does not exist for this member.
 */
export async function startPromotion(tx: Tx, start: Start): Promise<Started | null> {
  const post = await lockWanted(tx, start);
  if (!post) return null;
  const { limited_until, stays_with_close } = post;
  const outcome = post.is_fit && !stays_with_close ? await startOn(tx, post.id, start) : null;
  return { outcome, limited_until, stays_with_close, own_xp: await selectOwnXp(tx, start.member.id) };
}

interface WantedPost {
  readonly id: string;
  /** The member's own, of a level that may be promoted. */
  readonly is_fit: boolean;
  readonly limited_until: Date | null;
  readonly stays_with_close: boolean;
}

async function lockWanted(tx: Tx, start: Start): Promise<WantedPost | null> {
  const [row] = await tx<WantedPost[]>`
    with post as ${lockPost(tx, start)}
    select
      post.id,
      coalesce(
        post.author_id = ${start.member.id} and post.moderation_level = any(${promotableLevels}), false
      ) as is_fit,
      (select author.limited_until from members author where author.id = post.author_id) as limited_until,
      ${staysWithClose(tx, tx`post`)} as stays_with_close
    from post`;
  return row ?? null;
}

/** Of a locked post of the member's own. */
async function startOn(tx: Tx, postId: string, { id, member, hours, at }: Start): Promise<Outcome> {
  // An attempt that takes over from one that died after writing.
  if (await hasRow(tx`select id from promotions where id = ${id}`)) return "started";
  await tx`
    update promotions
    set ended_at = ends_at, end_reason = 'time'
    where post_id = ${postId} and ended_at is null and ends_at <= ${at}`;
  const running = tx`select id from promotions where post_id = ${postId} and ended_at is null`;
  if (await hasRow(running)) return "running";
  const author = tx`
    select id
    from members m
    where m.id = ${member.id} and m.xp >= ${getNeededBalance(hours)} and may_promote(m)
    for no key update`;
  if (!await hasRow(author)) return "short";
  await tx`
    insert into promotions (id, post_id, member_id, duration_hours, started_at, ends_at, due_at)
    values (
      ${id}, ${postId}, ${member.id}, ${hours}, ${at},
      ${at}::timestamptz + ${hours}::integer * interval '1 hour', ${at}
    )`;
  await tx`
    select promotion_advance(
      ${id}::uuid, ${promotionRules.hourPrice}::integer, ${promotableLevels}::text[], ${at}::timestamptz
    )`;
  return "started";
}

async function hasRow(rows: PromiseLike<readonly unknown[]>): Promise<boolean> {
  return (await rows).length > 0;
}

async function selectOwnXp(sql: Sql, memberId: string): Promise<XpMoved> {
  const [row] = await sql<{ xp: XpMoved }[]>`
    select ${xpMoved(sql, memberId, sql`${promotionRules.hourPrice}::integer`)} as xp`;
  if (!row) throw new Error("xp_after returned nothing");
  return row.xp;
}
