import type { Service, ServiceFact, ServiceProblem } from "#shared/system/services-contract.ts";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { StorageConfig } from "../../../settings/storage-config.ts";
import { makeFact, makeService, makeUrgentProblem, makeWarning } from "./service-parts.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import { describeFailure } from "./failure-texts.ts";
import { randomUUID } from "node:crypto";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";

const page = "build/docs/storage.md";

interface StoreGiven extends StorageConfig {
  /** The latest calls of the store. */
  readonly calls: ServiceCallRow | undefined;
  /** The latest calls of the CDN. */
  readonly purges: ServiceCallRow | undefined;
}

/** Judges the object store and the CDN, as far as they are set up (storage.3). */
function judgeStore({ store, cdn, calls, purges }: StoreGiven): ServiceProblem[] {
  return [
    ...(store && calls?.failing_since ? [failingStore(calls)] : []),
    ...(cdn?.purge && purges?.failing_since ? [failingPurges(purges)] : []),
  ];
}

function storeFacts({ store, cdn, calls, purges }: StoreGiven): ServiceFact[] {
  return [
    ...(store
      ? [
        makeFact("Last answer of the store", null, calls?.answered_at),
        makeFact("Calls of the store today", String(calls?.answered ?? 0)),
        ...lastFailure("Last failure of the store", calls),
      ]
      : []),
    ...(cdn
      ? [
        makeFact("Served through", cdn.origin),
        ...(cdn.purge ? [makeFact("Last purge", null, purges?.answered_at)] : []),
        ...lastFailure("Last purge that failed", purges),
      ]
      : []),
  ];
}

function lastFailure(label: string, call: ServiceCallRow | undefined): ServiceFact[] {
  return call?.failed_at ? [makeFact(label, `It ${describeFailure(call.failure)}`, call.failed_at)] : [];
}

function failingStore({ failure, failing_since }: ServiceCallRow): ServiceProblem {
  const isRefused = failure !== null && /^4\d\d$/.test(failure);
  return makeUrgentProblem({
    says: `The object store ${describeFailure(failure)}: pictures and audio can be neither stored nor, ` +
      "unless a cache has them, shown.",
    since: failing_since,
    todo: isRefused
      ? "Correct S3_BUCKET, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY, or the rights of the key, and restart. " +
        `\`${formatDoctorCommand()}\` says what the store said.`
      : "Check whether the store works, and S3_ENDPOINT. Calls go on automatically once it answers.",
    page,
  });
}

function failingPurges({ failure, failing_since }: ServiceCallRow): ServiceProblem {
  return makeWarning({
    says: `The CDN ${
      describeFailure(failure)
    }: what members or moderators remove can be read there for up to a day.`,
    since: failing_since,
    todo: "Correct MEDIA_PURGE_URL and MEDIA_PURGE_KEY and restart. Purges are repeated automatically.",
    page,
  });
}

export interface StorageGiven {
  readonly dataDir: string;
  /** Null when the file system does not say. */
  readonly space: Space | null;
  /** Why nothing can be written, as the system's code; null: it can. */
  readonly failure: string | null;
  readonly storage: StorageConfig;
  /** Calls of the object store and of the CDN. */
  readonly calls: readonly ServiceCallRow[];
}

const diskFull = "build/docs/bad-day.md#the-disk-is-full";
const gb = 1024 ** 3;

/**
 * Where files are, and the folder of the embedded database if there is one (admin.7); with an
 * object store both (storage.3).
 */
export function judgeStorage({ dataDir, space, failure, storage, calls }: StorageGiven): Service {
  const { store } = storage;
  const of = (service: string) => calls.find((call) => call.service === service);
  const outside = { ...storage, calls: of("storage"), purges: of("cdn") };
  return makeService({
    name: "storage",
    says: store
      ? `Pictures and audio are in the bucket ${store.bucket} at ${new URL(store.endpoint).host}; ` +
        `this machine keeps ${dataDir}.`
      : `Pictures and audio are in ${dataDir}.`,
    problems: [
      ...judgeStore(outside),
      ...judgeWriting(failure, store !== null),
      ...(space ? judgeSpace(space) : []),
    ],
    facts: [
      ...storeFacts(outside),
      makeFact("Can be written", failure === null ? "Yes" : `No (${failure})`),
      makeFact("Free", space && space.bytes > 0 ? describeSpace(space) : "The file system doesn't say"),
    ],
  });
}

function describeSpace({ freeBytes, bytes }: Space): string {
  return `${(freeBytes / gb).toFixed(1)} GB of ${(bytes / gb).toFixed(1)} GB`;
}

function judgeWriting(failure: string | null, isElsewhere: boolean): ServiceProblem[] {
  if (failure === null) return [];
  const isFull = failure === "ENOSPC" || failure === "EDQUOT";
  return [makeUrgentProblem({
    says: isElsewhere
      ? `Nothing can be written to DATA_DIR (${failure}).`
      : `Nothing can be written (${failure}): members can't post pictures.`,
    todo: isFull
      ? "Make room, or make the disk larger. Never delete files in uploads or postgres."
      : "Mount the disk for writing, and give DATA_DIR to the user of the server: chown -R glimmer DATA_DIR",
    page: isFull ? diskFull : "build/docs/troubleshooting.md",
  })];
}

/** The doctor's limits (build/operate/doctor/machine/check-disk.ts). */
function judgeSpace({ freeBytes, bytes, files, freeFiles }: Space): ServiceProblem[] {
  if (files > 0 && freeFiles / files < 0.02) {
    return [makeUrgentProblem({
      says: `Only ${freeFiles.toLocaleString("en")} more files fit, whatever their size.`,
      todo: "Remove small files that nobody needs. Which file system: df -i",
      page: diskFull,
    })];
  }
  if (bytes === 0) return [];
  const free = freeBytes / gb;
  const isLow = free < 2 || (freeBytes / bytes < 0.05 && free < 20);
  if (!isLow) return [];
  const problem = {
    says: `The disk is nearly full: ${describeSpace({ freeBytes, bytes, files, freeFiles })} are free.`,
    todo: "Make room, or make the disk larger. Never delete files in uploads or postgres.",
    page: diskFull,
  };
  return free < 0.5 ? [makeUrgentProblem(problem)] : [makeWarning(problem)];
}

/** A file system, as far as it may fill up. */
interface Space {
  readonly freeBytes: number;
  readonly bytes: number;
  readonly freeFiles: number;
  /** 0: the file system makes as many as fit. */
  readonly files: number;
}

/** Reads what space is left, and whether a small file can be written now. */
export async function lookAtStorage(
  dataDir: string,
): Promise<{ readonly space: Space | null; readonly failure: string | null }> {
  const [space, failure] = await Promise.all([spaceOf(dataDir), tryToWrite(dataDir)]);
  return { space, failure };
}

async function spaceOf(folder: string): Promise<Space | null> {
  try {
    const { bsize, blocks, bavail, files, ffree } = await statfs(folder);
    return { freeBytes: bavail * bsize, bytes: blocks * bsize, freeFiles: ffree, files };
  } catch {
    return null;
  }
}

async function tryToWrite(folder: string): Promise<string | null> {
  const path = join(folder, `.services-${randomUUID()}`);
  try {
    const file = await open(path, "wx");
    try {
      await file.writeFile("written");
      await file.sync();
    } finally {
      await file.close();
    }
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? "failed";
  } finally {
    await rm(path, { force: true }).catch(() => {});
  }
}
