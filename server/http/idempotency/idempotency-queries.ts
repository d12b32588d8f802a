import { uuidv7 } from "uuidv7";
import type { Sql } from "../../db/open-database.ts";

/** A request that carries a key. */
interface KeyedRequest {
  readonly memberId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
}

/** An attempt at it, and its process. */
export interface Attempt extends KeyedRequest {
  /** See `ProcessLock`. */
  readonly owner: number;
}

interface KeyRow {
  request_hash: Buffer;
  /** Null while the first attempt runs. */
  status: number | null;
  body: string | null;
}

/**
 * Gives the key to the attempt, unless another attempt's process is alive. Returns the id of what
 * the call creates, the same for every attempt, and `freshId` for the first one; null when another
 * attempt has the key.
 */
export async function claimKey(
  sql: Sql,
  { memberId, key, hash, now, owner }: Attempt,
  freshId = uuidv7(),
): Promise<string | null> {
  const [claimed] = await sql<{ created_id: string }[]>`
    insert into idempotency_keys as held (member_id, key, request_hash, created_at, created_id, owner)
    values (${memberId}, ${key}, ${hash}, ${now}, ${freshId}, ${owner})
    on conflict (member_id, key) do update
    set
      created_at = excluded.created_at,
      created_id = coalesce(held.created_id, excluded.created_id),
      owner = excluded.owner
    where held.status is null
      and held.request_hash = excluded.request_hash
      and not process_lives(held.owner)
    returning created_id`;
  return claimed?.created_id ?? null;
}

export async function selectKey(sql: Sql, memberId: string, key: string): Promise<KeyRow | undefined> {
  const [row] = await sql<KeyRow[]>`
    select request_hash, status, body
    from idempotency_keys
    where member_id = ${memberId}
      and key = ${key}`;
  return row;
}

/** Stores the response; the first one wins. */
export async function keepAnswer(
  sql: Sql,
  { memberId, key }: Attempt,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  await sql`
    update idempotency_keys
    set
      status = ${answer.status},
      body = ${answer.body}
    where member_id = ${memberId}
      and key = ${key}
      and status is null`;
}

/** Releases the key for any request: this attempt was refused and did nothing. */
export async function releaseKey(sql: Sql, { memberId, key, owner }: Attempt): Promise<void> {
  await sql`
    delete from idempotency_keys
    where member_id = ${memberId}
      and key = ${key}
      and status is null
      and owner = ${owner}`;
}

/**
 * Lets the same request be retried at once: this attempt failed, perhaps after some of its writes.
 */
export async function abandonKey(sql: Sql, { memberId, key, owner }: Attempt): Promise<void> {
  await sql`
    update idempotency_keys
    set owner = 0
    where member_id = ${memberId}
      and key = ${key}
      and status is null
      and owner = ${owner}`;
}
