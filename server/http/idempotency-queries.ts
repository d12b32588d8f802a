import { uuidv7 } from "uuidv7";
import type { Sql } from "../db/client.ts";

/** A request that carries a key. */
export interface KeyedRequest {
  readonly memberId: string;
  readonly key: string;
  readonly hash: Buffer;
  readonly now: Date;
}

export interface KeyRow {
  request_hash: Buffer;
  /** Null while the first attempt runs. */
  status: number | null;
  body: string | null;
}

/** An attempt that has not ended after this long has died with its process: the next one may take its place. */
export const leaseMs = 60_000;

/**
 * Whoever is answered is the one to do the work: nobody had the key, or who had it died. The answer is the id of what the call
 * creates, the same for every attempt; null: somebody else has the key.
 */
export async function claimKey(
  sql: Sql,
  { memberId, key, hash, now }: KeyedRequest,
): Promise<string | null> {
  const [claimed] = await sql<{ created_id: string }[]>`
    insert into idempotency_keys as held (member_id, key, request_hash, created_at, created_id)
    values (${memberId}, ${key}, ${hash}, ${now}, ${uuidv7()})
    on conflict (member_id, key) do update
    set
      created_at = excluded.created_at,
      created_id = coalesce(held.created_id, excluded.created_id)
    where held.status is null
      and held.request_hash = excluded.request_hash
      and held.created_at <= ${new Date(now.getTime() - leaseMs)}
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

export async function keepAnswer(
  sql: Sql,
  { memberId, key }: KeyedRequest,
  answer: { readonly status: number; readonly body: string },
): Promise<void> {
  await sql`
    update idempotency_keys
    set
      status = ${answer.status},
      body = ${answer.body}
    where member_id = ${memberId}
      and key = ${key}`;
}

/** Lets the key be used again, for whatever: this attempt was refused and did nothing. */
export async function releaseKey(sql: Sql, { memberId, key, now }: KeyedRequest): Promise<void> {
  await sql`
    delete from idempotency_keys
    where member_id = ${memberId}
      and key = ${key}
      and status is null
      and created_at = ${now}`;
}

/** Lets the same be tried again at once: this attempt broke, and nobody knows after which of its writes. */
export async function endLease(sql: Sql, { memberId, key, now }: KeyedRequest): Promise<void> {
  await sql`
    update idempotency_keys
    set created_at = ${new Date(now.getTime() - 2 * leaseMs)}
    where member_id = ${memberId}
      and key = ${key}
      and status is null
      and created_at = ${now}`;
}
