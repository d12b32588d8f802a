import { uuidv7 } from "uuidv7";
import type { Sql } from "../../db/client.ts";

/** A request that carries a key. */
interface KeyedRequest {
  readonly memberId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
}

/** An attempt at it, by the process that works on it. */
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
 * Makes the attempt the one that works on the key, unless the process of another one lives. Returns the id of what the call
 * creates, the same for every attempt; null when somebody else has the key.
 */
export async function claimKey(
  sql: Sql,
  { memberId, key, hash, now, owner }: Attempt,
): Promise<string | null> {
  const [claimed] = await sql<{ created_id: string }[]>`
    insert into idempotency_keys as held (member_id, key, request_hash, created_at, created_id, owner)
    values (${memberId}, ${key}, ${hash}, ${now}, ${uuidv7()}, ${owner})
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

/** Remembers the answer; of two attempts that both came to one, the first. */
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

/** Frees the key for whatever: this attempt was refused and did nothing. */
export async function releaseKey(sql: Sql, { memberId, key, owner }: Attempt): Promise<void> {
  await sql`
    delete from idempotency_keys
    where member_id = ${memberId}
      and key = ${key}
      and status is null
      and owner = ${owner}`;
}

/** Lets the same be tried again at once: this attempt broke, and nobody knows after which of its writes. */
export async function abandonKey(sql: Sql, { memberId, key, owner }: Attempt): Promise<void> {
  await sql`
    update idempotency_keys
    set owner = 0
    where member_id = ${memberId}
      and key = ${key}
      and status is null
      and owner = ${owner}`;
}
