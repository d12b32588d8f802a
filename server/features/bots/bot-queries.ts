import type { Sql, Tx } from "../../db/open-database.ts";

/** Locks a username and returns whether the bot may take it. */
export async function claimUsername(tx: Tx, username: string, botId: string, at: Date): Promise<boolean> {
  const [row] = await tx<{ is_free: boolean }[]>`
    select claim_username(${username}, ${botId}::uuid, ${at}::timestamptz) as is_free`;
  return row?.is_free ?? false;
}

/**
 * Locks an image and returns whether it is the administrator's, nothing shows it, and it is not
 * held.
 */
export async function lockFreeImage(tx: Tx, imageId: string, adminId: string): Promise<boolean> {
  const [image] = await tx`
    select id
    from images
    where id = ${imageId} and owner_id = ${adminId}
    for update`;
  if (!image) return false;
  const [row] = await tx<{ is_free: boolean }[]>`
    select not image_is_used(${imageId}::uuid) and not image_is_held(${imageId}::uuid) as is_free`;
  return row?.is_free ?? false;
}

/** Gives a bot an image that the administrator uploaded. */
export async function giveImage(sql: Sql, imageId: string, botId: string): Promise<void> {
  await sql`update images set owner_id = ${botId} where id = ${imageId}`;
}

/** Drops what a bot, or with null every bot, was going to do (bots.2). */
export async function dropWaitingActs(tx: Tx, botId: string | null, at: Date): Promise<void> {
  const isWaiting = tx`state = 'waiting' ${botId === null ? tx`` : tx`and member_id = ${botId}`}`;
  await tx`select id from bot_acts where ${isWaiting} order by id for no key update`;
  await tx`
    update bot_acts
    set state = 'dropped', reason = 'off', ended_at = ${at}
    where ${isWaiting}`;
}
