import { msg, plural } from "@lingui/core/runtime-macro";
import type { ServiceCallRow } from "../../../metrics/service-queries.ts";
import type { StorageConfig } from "../../../settings/storage-config.ts";
import {
  type JudgedFact,
  type JudgedProblem,
  type JudgedService,
  makeFact,
  makeService,
  makeUrgentProblem,
  makeWarning,
} from "./service-parts.ts";
import { formatDoctorCommand } from "../../../settings/operator-commands.ts";
import { describeFailure } from "./failure-texts.ts";
import { randomUUID } from "node:crypto";
import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { asWritten, formatTenths, type Text } from "#shared/language/text.ts";

const page = "build/docs/storage.md";

interface StoreGiven extends StorageConfig {
  /** The latest calls of the store. */
  readonly calls: ServiceCallRow | undefined;
  /** The latest calls of the CDN. */
  readonly purges: ServiceCallRow | undefined;
}

/** Judges the object store and the CDN, as far as they are set up (storage.3). */
function judgeStore({ store, cdn, calls, purges }: StoreGiven): JudgedProblem[] {
  return [
    ...(store && calls?.failing_since ? [failingStore(calls)] : []),
    ...(cdn?.purge && purges?.failing_since ? [failingPurges(purges)] : []),
  ];
}

function storeFacts({ store, cdn, calls, purges }: StoreGiven): JudgedFact[] {
  return [
    ...(store
      ? [
        makeFact(msg`Last answer of the store`, null, calls?.answered_at),
        makeFact(msg`Calls of the store today`, asWritten(String(calls?.answered ?? 0))),
        ...lastFailure(msg`Last failure of the store`, calls),
      ]
      : []),
    ...(cdn
      ? [
        makeFact(msg`Served through`, asWritten(cdn.origin)),
        ...(cdn.purge ? [makeFact(msg`Last purge`, null, purges?.answered_at)] : []),
        ...lastFailure(msg`Last purge that failed`, purges),
      ]
      : []),
  ];
}

function lastFailure(label: Text, call: ServiceCallRow | undefined): JudgedFact[] {
  if (!call?.failed_at) return [];
  return [makeFact(label, msg`It ${{ failure: describeFailure(call.failure) }}`, call.failed_at)];
}

function failingStore({ failure, failing_since }: ServiceCallRow): JudgedProblem {
  const isRefused = failure !== null && /^4\d\d$/.test(failure);
  return makeUrgentProblem({
    says: msg`The object store ${{
      failure: describeFailure(failure),
    }}: pictures and audio can be neither stored nor, unless a cache has them, shown.`,
    since: failing_since,
    todo: isRefused
      ? msg`Correct S3_BUCKET, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY, or the rights of the key, and restart. ${{
        doctor: `\`${formatDoctorCommand()}\``,
      }} says what the store said.`
      : msg`Check whether the store works, and S3_ENDPOINT. Calls go on automatically once it answers.`,
    page,
  });
}

function failingPurges({ failure, failing_since }: ServiceCallRow): JudgedProblem {
  return makeWarning({
    says: msg`The CDN ${{
      failure: describeFailure(failure),
    }}: what members or moderators remove can be read there for up to a day.`,
    since: failing_since,
    todo: msg`Correct MEDIA_PURGE_URL and MEDIA_PURGE_KEY and restart. Purges are repeated automatically.`,
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
export function judgeStorage({ dataDir, space, failure, storage, calls }: StorageGiven): JudgedService {
  const { store } = storage;
  const of = (service: string) => calls.find((call) => call.service === service);
  const outside = { ...storage, calls: of("storage"), purges: of("cdn") };
  return makeService({
    name: "storage",
    says: store
      ? msg`Pictures and audio are in the bucket ${{ bucket: store.bucket }} at ${{
        host: new URL(store.endpoint).host,
      }}; this machine keeps ${{ dataDir }}.`
      : msg`Pictures and audio are in ${{ dataDir }}.`,
    problems: [
      ...judgeStore(outside),
      ...judgeWriting(failure, store !== null),
      ...(space ? judgeSpace(space) : []),
    ],
    facts: [
      ...storeFacts(outside),
      makeFact(msg`Can be written`, failure === null ? msg`Yes` : msg`No (${{ failure }})`),
      makeFact(msg`Free`, space && space.bytes > 0 ? describeSpace(space) : msg`The file system doesn't say`),
    ],
  });
}

function describeSpace({ freeBytes, bytes }: Space): Text {
  const [free, all] = [freeBytes, bytes].map((each) => formatTenths(each / gb));
  return msg`${{ free }} GB of ${{ all }} GB`;
}

function judgeWriting(failure: string | null, isElsewhere: boolean): JudgedProblem[] {
  if (failure === null) return [];
  const isFull = failure === "ENOSPC" || failure === "EDQUOT";
  return [makeUrgentProblem({
    says: isElsewhere
      ? msg`Nothing can be written to DATA_DIR (${{ failure }}).`
      : msg`Nothing can be written (${{ failure }}): members can't post pictures.`,
    todo: isFull
      ? msg`Make room, or make the disk larger. Never delete files in uploads or postgres.`
      : msg`Mount the disk for writing, and give DATA_DIR to the user of the server: chown -R glimmer DATA_DIR`,
    page: isFull ? diskFull : "build/docs/troubleshooting.md",
  })];
}

/** The doctor's limits (build/operate/doctor/machine/check-disk.ts). */
function judgeSpace({ freeBytes, bytes, files, freeFiles }: Space): JudgedProblem[] {
  if (files > 0 && freeFiles / files < 0.02) {
    return [makeUrgentProblem({
      says: msg`Only ${
        plural({ freeFiles }, {
          one: "# more file fits, whatever its size.",
          other: "# more files fit, whatever their size.",
        })
      }`,
      todo: msg`Remove small files that nobody needs. Which file system: df -i`,
      page: diskFull,
    })];
  }
  if (bytes === 0) return [];
  const free = freeBytes / gb;
  const isLow = free < 2 || (freeBytes / bytes < 0.05 && free < 20);
  if (!isLow) return [];
  const problem = {
    says: msg`The disk is nearly full: ${{
      space: describeSpace({ freeBytes, bytes, files, freeFiles }),
    }} are free.`,
    todo: msg`Make room, or make the disk larger. Never delete files in uploads or postgres.`,
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
