import { createHash } from "node:crypto";
import { mkdir, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { createLocalStorage } from "../../../server/providers/storage/local-storage.ts";
import { createS3Storage } from "../../../server/providers/storage/s3/s3-storage.ts";
import {
  readStorageConfig,
  storageSettings,
  type StoreConfig,
} from "../../../server/settings/storage-config.ts";
import { findEmbeddedDatabase } from "../doctor/database/find-embedded-database.ts";
import { type Environment, readEnvironment } from "../doctor/settings/read-environment.ts";
import { copyFiles } from "./copy-files.ts";
import { describeStoreError } from "./describe-store-error.ts";
import { openRecord } from "./open-record.ts";
import { type Arguments, readArguments, usage } from "./read-arguments.ts";
import { isSafeKey } from "../../../server/providers/storage/safe-key.ts";
import { openDatabase, type Sql } from "../../../server/db/open-database.ts";
import { getEvidenceFile } from "../../../server/features/cases/records/settle-evidence.ts";
import {
  getHeldImageKey,
  getPrivateImageKey,
  getPublicImageKey,
  imageSizes,
} from "../../../server/features/media/image-key.ts";
import { getAudioKey } from "../../../server/features/speech/audio-key.ts";

interface Run {
  readonly env: Environment;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/** The arguments of a run, with the stores that it works on. */
interface Given extends Arguments {
  readonly store: StoreConfig;
  readonly dataDir: string;
  /** Asked where to copy from the store alone; null: there is none to ask. */
  readonly databaseUrl: string | null;
}

/** Copies or compares, and says how it went. Exit code 1: something is left to do. */
export async function runStorage({ env, args, print }: Run): Promise<{ readonly exitCode: number }> {
  let given: Given;
  try {
    given = await readGiven(env, args);
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`);
    return { exitCode: 1 };
  }
  try {
    return { exitCode: await copy(given, print) ? 0 : 1 };
  } catch (error) {
    print(`Stopped: ${describeStoreError(error)}. Run the same again: it goes on where this stopped.`);
    return { exitCode: 1 };
  }
}

async function readGiven(outer: Environment, args: readonly string[]): Promise<Given> {
  const parsed = readArguments(args);
  const { env } = await readEnvironment(outer, parsed.envFile);
  const store = readStore(env);
  const dataDir = resolve(env.DATA_DIR || ".data");
  const databaseUrl = env.DATABASE_URL || (await findEmbeddedDatabase(dataDir)).url;
  if (parsed.isBack && !databaseUrl) {
    throw new Error("DATABASE_URL: expected for --to-folder, or the embedded database running.");
  }
  return { ...parsed, store, dataDir, databaseUrl };
}

/** Returns whether nothing is left to do. */
async function copy(given: Given, print: Run["print"]): Promise<boolean> {
  const { store, dataDir, command, isBack, isRemoving, databaseUrl } = given;
  const uploads = join(dataDir, "uploads");
  const where = `${store.bucket}${store.prefix && `/${store.prefix}`} at ${new URL(store.endpoint).host}`;
  const [from, to] = isBack ? [where, uploads] : [uploads, where];
  print(command === "copy" ? `Copying ${from} to ${to}.` : `Comparing ${from} with ${to}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const record = await openRecord(join(dataDir, recordName(store, isBack)));
  const [folder, bucket] = [createLocalStorage(uploads), createS3Storage(store)];
  try {
    const { lines, isComplete } = await copyFiles({
      keys: isBack && databaseUrl ? listNamedKeys(databaseUrl) : await listKeys(uploads),
      from: isBack ? bucket : folder,
      to: isBack ? folder : bucket,
      folder,
      record,
      isRemoving,
      isLookOnly: command === "verify",
      onProgress: (done) => print(`  ${done.toLocaleString("en")} checked`),
    });
    for (const line of lines) print(line);
    return isComplete;
  } finally {
    await record.close();
  }
}

/** Each bucket and direction has a record of its own: what lies in one says nothing of another. */
function recordName({ endpoint, bucket, prefix }: StoreConfig, isBack: boolean): string {
  const store = createHash("sha256").update(JSON.stringify([endpoint, bucket, prefix])).digest("hex");
  return `storage-copy-${isBack ? "back-" : ""}${store.slice(0, 16)}.txt`;
}

function readStore(env: Environment): StoreConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = z.object(storageSettings).safeParse(given);
  if (!parsed.success) {
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
    );
  }
  const { store } = readStorageConfig(parsed.data);
  if (!store) throw new Error("No object store is set up: S3_ENDPOINT and what belongs to it are missing.");
  return store;
}

/**
 * The keys of all files below a folder, in the order of their names; none when it does not exist.
 * What a crash left half written has no key.
 */
export async function listKeys(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    .catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
  return entries.filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .filter(isSafeKey)
    .toSorted();
}

/**
 * The keys of all files that the database names: a store need not list. An image lies at one of
 * three places, so that most of these have no file.
 */
async function* listNamedKeys(databaseUrl: string): AsyncGenerator<string> {
  const database = openDatabase(databaseUrl, { maxConnections: 2, deadlineMs: 30_000 });
  const { sql } = database;
  try {
    for await (const id of inPages((after) => selectImageIds(sql, after))) {
      for (const size of imageSizes) {
        for (const keyOf of [getPublicImageKey, getPrivateImageKey, getHeldImageKey]) yield keyOf(id, size);
      }
    }
    for await (const id of inPages((after) => selectAudioIds(sql, after))) yield getAudioKey(id);
    for (const { evidenceId, imageId } of await selectEvidenceFiles(sql)) {
      yield getEvidenceFile(evidenceId, imageId);
    }
  } finally {
    await database.close();
  }
}

const beforeAll = "00000000-0000-0000-0000-000000000000";

async function* inPages(page: (after: string) => Promise<readonly string[]>): AsyncGenerator<string> {
  for (let ids = await page(beforeAll); ids.length > 0; ids = await page(ids.at(-1) ?? beforeAll)) yield* ids;
}

const pageSize = 1_000;

/** A page of images, by their ids. */
async function selectImageIds(sql: Sql, after: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from images
    where id > ${after}
    order by id
    limit ${pageSize}`;
  return rows.map(({ id }) => id);
}

/** A page of audio that is ready, by its ids. */
async function selectAudioIds(sql: Sql, after: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from post_audio
    where id > ${after}
      and state = 'ready'
    order by id
    limit ${pageSize}`;
  return rows.map(({ id }) => id);
}

/** Pictures that are kept as evidence: few. */
function selectEvidenceFiles(
  sql: Sql,
): Promise<{ readonly evidenceId: string; readonly imageId: string }[]> {
  return sql<{ evidenceId: string; imageId: string }[]>`
    select evidence_id as "evidenceId", image_id as "imageId"
    from evidence_pictures
    where state = 'kept'
    order by evidence_id, image_id`;
}
