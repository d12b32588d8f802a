import { z } from "zod";
import { type BackupManifest, formatManifestKey, formatPartKey, parseManifest } from "./manifest.ts";
import type { Target } from "./target.ts";

/** Names of all backups in a place, the begun ones too: a store may not let its keys be listed. */
const listKey = "backups.json";
const list = z.object({
  /** Whose backups they are (`selectDatabaseId`); null: the next one's. */
  database: z.string().nullable().default(null),
  backups: z.array(z.object({ name: z.string(), isWhole: z.boolean() })),
});
type List = z.infer<typeof list>;
type Listed = List["backups"][number];

async function readList(target: Target): Promise<Listed[]> {
  return (await readWholeList(target)).backups;
}

async function readWholeList(target: Target): Promise<List> {
  const bytes = await target.read(listKey);
  if (!bytes) return { database: null, backups: [] };
  try {
    return list.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw new Error(`${target.place}/${listKey} cannot be read: repair it, or remove it.`);
  }
}

async function writeList(target: Target, backups: readonly Listed[], owner?: string): Promise<void> {
  const database = owner ?? (await readWholeList(target)).database;
  await target.put(listKey, new TextEncoder().encode(`${JSON.stringify({ database, backups }, null, 2)}\n`));
}

/**
 * Takes the place for a database. Throws in words, and changes nothing, when it is another one's:
 * each would remove the other's backups. backup.4
 */
export async function claimPlace(target: Target, database: string): Promise<void> {
  const { database: owner, backups } = await readWholeList(target);
  if (owner === database) return;
  if (owner === null) return await writeList(target, backups, database);
  throw new Error(
    `${target.place} has the backups of another database, and each would remove the other's: let BACKUP_TO ` +
      "name a place of its own. Only if that database is gone for good, as after a restore, take the line " +
      `"database" out of ${target.place}/${listKey}.`,
  );
}

/** Notes a backup before its first part is there, so that its leftovers are found. */
export async function noteBegun(target: Target, name: string): Promise<void> {
  await writeList(target, [...await readList(target), { name, isWhole: false }]);
}

export async function noteWhole(target: Target, name: string): Promise<void> {
  const others = (await readList(target)).filter((entry) => entry.name !== name);
  await writeList(target, [...others, { name, isWhole: true }]);
}

/** The names of whole backups, the oldest first. */
export async function listWhole(target: Target): Promise<string[]> {
  return (await readList(target)).filter(({ isWhole }) => isWhole).map(({ name }) => name).toSorted();
}

export async function listBegun(target: Target): Promise<string[]> {
  return (await readList(target)).filter(({ isWhole }) => !isWhole).map(({ name }) => name);
}

/** Null when there is no whole backup of that name. Throws for one of another form. */
export async function readManifest(target: Target, name: string): Promise<BackupManifest | null> {
  const bytes = await target.read(formatManifestKey(name));
  return bytes && parseManifest(bytes, `${target.place}/${name}`);
}

/**
 * Removes a backup, whole or begun: its manifest first, so that it is never taken for a whole one
 * meanwhile. Parts are numbered, and none is written before the one before it.
 */
export async function removeBackup(target: Target, name: string): Promise<void> {
  const known = await readManifest(target, name).then((manifest) => manifest?.parts.length ?? 0, () => 0);
  await target.delete(formatManifestKey(name));
  for (let number = 1;; number++) {
    const key = formatPartKey(name, number);
    // One more than is known: a part that was cut off may be there.
    if (number > known && !await isThere(target, key)) break;
    await target.delete(key);
  }
  await target.removeFolder(name);
  await writeList(target, (await readList(target)).filter((entry) => entry.name !== name));
}

async function isThere(target: Target, key: string): Promise<boolean> {
  const stream = await target.stream(key);
  if (!stream) return false;
  // Closes it.
  for await (const _ of stream) break;
  return true;
}
