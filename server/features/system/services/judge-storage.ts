import type { Service, ServiceProblem } from "#shared/system/services-contract.ts";
import type { Space } from "./look-at-storage.ts";
import { fact, serviceOf, urgent, warning } from "./service-parts.ts";

export interface StorageGiven {
  readonly dataDir: string;
  /** Null when the file system does not say. */
  readonly space: Space | null;
  /** Why nothing can be written, as the system's code; null: it can. */
  readonly failure: string | null;
}

const diskFull = "build/docs/bad-day.md#the-disk-is-full";
const gb = 1024 ** 3;

/** The folder of uploads, and of the embedded database if there is one (admin.7). */
export function judgeStorage({ dataDir, space, failure }: StorageGiven): Service {
  return serviceOf({
    name: "storage",
    says: `Pictures and audio are in ${dataDir}.`,
    problems: [...judgeWriting(failure), ...(space ? judgeSpace(space) : [])],
    facts: [
      fact("Can be written", failure === null ? "Yes" : `No (${failure})`),
      fact("Free", space && space.bytes > 0 ? describeSpace(space) : "The file system doesn't say"),
    ],
  });
}

function describeSpace({ freeBytes, bytes }: Space): string {
  return `${(freeBytes / gb).toFixed(1)} GB of ${(bytes / gb).toFixed(1)} GB`;
}

function judgeWriting(failure: string | null): ServiceProblem[] {
  if (failure === null) return [];
  const isFull = failure === "ENOSPC" || failure === "EDQUOT";
  return [urgent({
    says: `Nothing can be written (${failure}): members can't post pictures.`,
    todo: isFull
      ? "Make room, or make the disk larger. Never delete files in uploads or postgres."
      : "Mount the disk for writing, and give DATA_DIR to the user of the server: chown -R glimmer DATA_DIR",
    page: isFull ? diskFull : "build/docs/troubleshooting.md",
  })];
}

/** The doctor's limits (build/doctor/machine/check-disk.ts). */
function judgeSpace({ freeBytes, bytes, files, freeFiles }: Space): ServiceProblem[] {
  if (files > 0 && freeFiles / files < 0.02) {
    return [urgent({
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
  return free < 0.5 ? [urgent(problem)] : [warning(problem)];
}
