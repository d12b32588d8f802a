import type { Sql } from "../../../db/open-database.ts";
import { type Batch, deleteBatch, readBatch } from "../../../db/cleanup/remove-in-batches.ts";

export interface KnownDeviceRow {
  token_hash: Buffer;
  member_id: string;
}

/** The given devices that are still known, each with its member. By the primary key. */
export async function findKnownDevices(
  sql: Sql,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<KnownDeviceRow[]> {
  if (tokenHashes.length === 0) return [];
  return await sql<KnownDeviceRow[]>`
    select token_hash, member_id
    from known_devices
    where token_hash in ${sql(tokenHashes)}
      and expires_at > ${now}`;
}

/** By `known_devices_by_expiry`. */
export async function deleteExpiredDevices(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(
    sql<Batch<Date>[]>`${deleteBatch(sql, "known_devices", { by: "expires_at", after, until: now })}`,
  );
}
