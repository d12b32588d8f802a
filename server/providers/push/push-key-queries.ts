import type { Sql } from "../../db/open-database.ts";

export interface PushKeysRow {
  readonly public_key: string;
  /** Sealed. */
  readonly private_key: Uint8Array;
}

export async function selectPushKeys(sql: Sql): Promise<PushKeysRow | null> {
  const [row] = await sql<PushKeysRow[]>`select public_key, private_key from push_keys`;
  return row ?? null;
}

/**
 * Stores new keys unless there are some, or browsers have subscribed: they did so with other keys.
 */
export async function insertPushKeys(sql: Sql, { public_key, private_key }: PushKeysRow): Promise<void> {
  await sql`
    insert into push_keys (public_key, private_key)
    select ${public_key}, ${private_key}
    where not exists (select from push_subscriptions)
    on conflict do nothing`;
}

/** Stores the same key sealed anew, unless another process did. */
export async function replaceSeal(sql: Sql, was: PushKeysRow, now: PushKeysRow): Promise<void> {
  await sql`
    update push_keys
    set private_key = ${now.private_key}
    where private_key = ${was.private_key}`;
}
