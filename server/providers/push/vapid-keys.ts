import { msg } from "@lingui/core/runtime-macro";
import type { Logger } from "pino";
import type { Sql } from "../../db/open-database.ts";
import { AppError } from "../../errors.ts";
import type { EvidenceKeys } from "../../settings/evidence-config.ts";
import { isSealedWith, seal, unseal } from "../../sealed.ts";

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface KeyPlace {
  readonly sql: Sql;
  readonly evidenceKeys: EvidenceKeys;
  readonly log: Pick<Logger, "error">;
}

const place = "push_keys";

/**
 * The keys that identify this service to push services, from the database; made once by whoever
 * needs them first. Throws `unavailable` when they cannot be opened, and while browsers have
 * subscribed with keys that are not there.
 */
export async function readVapidKeys(where: KeyPlace, make: () => VapidKeys): Promise<VapidKeys> {
  const stored = await selectPushKeys(where.sql) ?? await storeNew(where, make());
  if (stored) return await open(where, stored);
  where.log.error(
    "no push keys: browsers have subscribed with keys that are not in the database. Restore a database that " +
      "has them, or delete the rows of push_subscriptions for new keys",
  );
  throw unusable();
}

async function storeNew(where: KeyPlace, keys: VapidKeys): Promise<PushKeysRow | null> {
  await insertPushKeys(where.sql, await sealed(where, keys));
  return await selectPushKeys(where.sql);
}

async function sealed({ evidenceKeys: [key] }: KeyPlace, keys: VapidKeys): Promise<PushKeysRow> {
  const bytes = new TextEncoder().encode(keys.privateKey);
  return { public_key: keys.publicKey, private_key: Buffer.from(await seal(key, place, bytes)) };
}

async function open(where: KeyPlace, row: PushKeysRow): Promise<VapidKeys> {
  const { sql, evidenceKeys, log } = where;
  try {
    const bytes = await unseal(evidenceKeys, place, row.private_key);
    const keys = { publicKey: row.public_key, privateKey: new TextDecoder().decode(bytes) };
    // So that nothing needs a former EVIDENCE_KEY for long.
    if (!isSealedWith(evidenceKeys[0], row.private_key)) {
      await replaceSeal(sql, row, await sealed(where, keys));
    }
    return keys;
  } catch (err) {
    log.error({ err }, "the push keys cannot be opened: EVIDENCE_KEY is not the one that encrypted them");
    throw unusable();
  }
}

function unusable(): AppError {
  return new AppError("unavailable", msg`Notifications can't be sent to browsers right now.`);
}

interface PushKeysRow {
  readonly public_key: string;
  /** Sealed. */
  readonly private_key: Uint8Array;
}

async function selectPushKeys(sql: Sql): Promise<PushKeysRow | null> {
  const [row] = await sql<PushKeysRow[]>`select public_key, private_key from push_keys`;
  return row ?? null;
}

/**
 * Stores new keys unless there are some, or browsers have subscribed: they did so with other keys.
 */
async function insertPushKeys(sql: Sql, { public_key, private_key }: PushKeysRow): Promise<void> {
  await sql`
    insert into push_keys (public_key, private_key)
    select ${public_key}, ${private_key}
    where not exists (select from push_subscriptions)
    on conflict do nothing`;
}

/** Stores the same key sealed anew, unless another process did. */
async function replaceSeal(sql: Sql, was: PushKeysRow, now: PushKeysRow): Promise<void> {
  await sql`
    update push_keys
    set private_key = ${now.private_key}
    where private_key = ${was.private_key}`;
}
