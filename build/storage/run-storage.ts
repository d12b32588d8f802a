import { join, resolve } from "node:path";
import { z } from "zod";
import { createLocalStorage } from "../../server/providers/storage/local-storage.ts";
import { createS3Storage } from "../../server/providers/storage/s3/s3-storage.ts";
import { readStorageConfig, type StoreConfig, storageSettings } from "../../server/storage-config.ts";
import { type Environment, readEnvironment } from "../doctor/settings/read-environment.ts";
import { copyFiles } from "./copy-files.ts";
import { listKeys } from "./list-keys.ts";
import { describeStoreError } from "./describe-store-error.ts";
import { openRecord } from "./open-record.ts";
import { type Arguments, readArguments, usage } from "./read-arguments.ts";

interface Run {
  readonly env: Environment;
  readonly args: readonly string[];
  readonly print: (line: string) => void;
}

/** Copies or compares, and says how it went. Exit code 1: something is left to do. */
export async function runStorage({ env: outer, args, print }: Run): Promise<{ readonly exitCode: number }> {
  let given: Arguments;
  let store: StoreConfig;
  let dataDir: string;
  try {
    given = readArguments(args);
    const { env } = await readEnvironment(outer, given.envFile);
    store = readStore(env);
    dataDir = resolve(env.DATA_DIR || ".data");
  } catch (error) {
    print(`${(error as Error).message}\n\n${usage}`);
    return { exitCode: 1 };
  }
  const uploads = join(dataDir, "uploads");
  const where = `${store.bucket}${store.prefix && `/${store.prefix}`} at ${new URL(store.endpoint).host}`;
  print(`${given.command === "copy" ? "Copying" : "Comparing"} ${uploads} with ${where}.`);
  const keys = await listKeys(uploads);
  const record = await openRecord(join(dataDir, "storage-copy.txt"));
  try {
    const outcome = await copyFiles({
      keys,
      from: createLocalStorage(uploads),
      to: createS3Storage(store),
      record,
      isLookOnly: given.command === "verify",
      onProgress: (done) => print(`  ${done.toLocaleString("en")} of ${keys.length.toLocaleString("en")} files`),
    });
    for (const line of outcome.lines) print(line);
    return { exitCode: outcome.isComplete ? 0 : 1 };
  } catch (error) {
    print(`Stopped: ${describeStoreError(error)}. Run the same again: it goes on where this stopped.`);
    return { exitCode: 1 };
  } finally {
    await record.close();
  }
}

function readStore(env: Environment): StoreConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = z.object(storageSettings).safeParse(given);
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
  }
  const { store } = readStorageConfig(parsed.data);
  if (!store) throw new Error("No object store is set up: S3_ENDPOINT and what belongs to it are missing.");
  return store;
}
