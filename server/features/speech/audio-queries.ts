import type { TtsVoice } from "#shared/speech/speech-price-and-voices.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Viewer } from "../../db/visibility/viewer.ts";
import { hideLength } from "../../db/hide-length.ts";
import { batchReads } from "../../db/batch-statements.ts";
import type { Sql } from "../../db/open-database.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { isPostVisibleTo, selectOriginal } from "../../db/visibility/post-visibility.ts";
import { charge, type XpMoved, xpMoved } from "../xp/pay-and-charge-fragments.ts";

type AudioState = "generating" | "ready" | "failed";

/** A post to be read aloud, and its audio in the member's voice. */
export interface SpokenPostRow {
  /** The original's id for a repost. */
  readonly id: string;
  readonly content: string;
  readonly language: string | null;
  readonly moderation_level: ModerationLevel | null;
  readonly voice: TtsVoice;
  readonly audio_id: string | null;
  readonly audio_state: AudioState | null;
  readonly audio_expires_at: Date | null;
  readonly payer_id: string | null;
}

/** Null when the post does not exist for this member. */
export async function selectSpokenPost(
  sql: Sql,
  member: Viewer,
  postId: string,
): Promise<SpokenPostRow | null> {
  const [row] = await sql<SpokenPostRow[]>`
    select
      p.id,
      p.content,
      p.language,
      p.moderation_level,
      me.tts_voice as voice,
      audio.id as audio_id,
      audio.state as audio_state,
      audio.expires_at as audio_expires_at,
      audio.member_id as payer_id
    from posts p
    join members me on me.id = ${member.id}
    left join post_audio audio on audio.post_id = p.id and audio.voice = me.tts_voice
    where p.id = ${selectOriginal(sql, postId)}
      and ${isPostVisibleTo(sql, member, "close")}`;
  return row ?? null;
}

interface AudioClaim {
  readonly id: string;
  readonly postId: string;
  readonly member: Viewer;
  readonly voice: TtsVoice;
  /** XP. */
  readonly cost: number;
  readonly at: Date;
  readonly expiresAt: Date;
}

/**
 * Claims a post in a voice and charges the member in one statement. Returns false, and charges
 * nothing, when another caller was first or the post is deleted. With too little XP nothing is
 * claimed either; see `refuseShortfall`.
 */
export async function claimAudio(sql: Sql, claim: AudioClaim): Promise<boolean> {
  const cost = charge(sql, {
    memberId: claim.member.id,
    amount: claim.cost,
    reason: "tts",
    reference: claim.postId,
    key: claim.id,
    at: claim.at,
  });
  const [row] = await sql<{ is_claimed: boolean }[]>`
    with post as (
      select p.id
      from posts p
      where p.id = ${claim.postId}
        and p.moderation_level is not null
        and ${isPostVisibleTo(sql, claim.member, "close")}
      for no key update of p
    ), claimed as (
      insert into post_audio (id, post_id, voice, member_id, state, expires_at, created_at)
      select
        ${claim.id}::uuid, post.id, ${claim.voice}, ${claim.member.id}::uuid, 'generating',
        ${claim.expiresAt}::timestamptz, ${claim.at}::timestamptz
      from post
      on conflict (post_id, voice) do nothing
      returning id
    )
    select
      exists (select from claimed) as is_claimed,
      (select ${cost} from claimed) as taken`;
  return row?.is_claimed ?? false;
}

/**
 * Marks the audio as ready. Returns its payer's balance; null when the claim was abandoned, or the
 * post is deleted.
 */
export async function settleAudio(sql: Sql, id: string): Promise<{ own_xp: XpMoved | null } | null> {
  const [settled] = await sql<{ own_xp: XpMoved | null }[]>`
    update post_audio
    set state = 'ready'
    where id = ${id}
      and state = 'generating'
      and post_id is not null
    returning (
      select json_build_object('memberId', payer.id, 'moved', 0, 'xp', payer.xp, 'lifetimeXp', payer.lifetime_xp)
      from members payer
      where payer.id = member_id
    ) as own_xp`;
  return settled ?? null;
}

/**
 * Abandons a claim, so that another caller can claim, and refunds its XP once, all or nothing.
 * Returns the refund; null when it cannot be abandoned. The payer is locked before the audio, as in
 * the deletion of an account.
 */
export async function failAudio(
  sql: Sql,
  { id, at }: { id: string; at: Date },
): Promise<{ own_xp: XpMoved | null } | null> {
  const refunded = sql`xp_refund(
      failed.member_id, 'tts:' || failed.member_id || ':' || ${id}::text, null, ${at}::timestamptz
    )`;
  const [row] = await sql<{ own_xp: XpMoved | null }[]>`
    with payer as materialized (
      select payer.id
      from post_audio audio
      join members payer on payer.id = audio.member_id
      where audio.id = ${id}
        and audio.state <> 'ready'
      for no key update of payer
    ), failed as (
      update post_audio
      set state = 'failed', post_id = null
      where id = ${id}
        and state <> 'ready'
        and (select count(*) from payer) >= 0
      returning member_id
    )
    select ${xpMoved(sql, sql`failed.member_id`, refunded)} as own_xp
    from failed`;
  return row ?? null;
}

/**
 * Whether it reads a post that moderators removed (cases.5), or whose level was taken away; the id
 * in lower case. Concurrent look-ups share a statement: many listeners start at once.
 */
export const selectIsOfRemovedPost: (sql: Sql, id: string) => Promise<boolean> = batchReads(
  async (sql, ids: readonly string[]) => {
    const rows = await sql<{ id: string }[]>`
      select audio.id
      from post_audio audio
      join posts p on p.id = audio.post_id
      where audio.id = any(${hideLength(sql, ids)})
        and (p.removed_at is not null or p.moderation_level is null)`;
    const removed = new Set(rows.map(({ id }) => id));
    return ids.map((id) => removed.has(id));
  },
);

/** Deletes the row of audio without a post, after its refund and the removal of its file. */
export async function deleteAudio(sql: Sql, id: string): Promise<void> {
  await sql`
    delete from post_audio
    where id = ${id}
      and post_id is null`;
}

/** Whether a row has the audio, also one that is being made or removed. */
export async function hasAudio(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql`select from post_audio where id = ${id}`;
  return rows.length > 0;
}

interface UnsettledRow {
  readonly id: string;
  readonly state: AudioState;
}

/** Leftovers: abandoned or expired claims, and audio without a post. By `post_audio_unsettled`. */
export function selectUnsettled(sql: Sql, filter: { now: Date; limit: number }): Promise<UnsettledRow[]> {
  return sql<UnsettledRow[]>`
    select id, state
    from post_audio
    where (state <> 'ready' or post_id is null)
      and (state <> 'generating' or expires_at <= ${filter.now})
    order by expires_at
    limit ${filter.limit}`;
}

/**
 * Detaches all audio from a post for a job to remove; a running generation will find no post.
 * Returns the post's id, of a repost its original's; null when it is not the author's.
 */
export async function detachAudio(
  sql: Sql,
  post: { id: string; authorId: string },
): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    with post as (
      select p.id
      from posts p
      where p.id = ${selectOriginal(sql, post.id)}
        and p.author_id = ${post.authorId}
      for no key update of p
    ), loosened as (
      update post_audio audio
      set post_id = null
      from post
      where audio.post_id = post.id
      returning audio.id
    )
    select
      post.id,
      (select ${enqueue(sql, "settle_audio", {})} from (select from loosened limit 1) as loosened) as job
    from post`;
  return row?.id ?? null;
}
