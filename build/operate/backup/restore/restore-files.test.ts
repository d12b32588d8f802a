import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createBody, writeTar } from "../format/tar.ts";
import type { Target } from "../target.ts";
import { refuseFilledBucket, removeFromBucket } from "./restore-backup.ts";

const parts: Uint8Array[] = [];
for await (
  const piece of writeTar((async function* () {
    for (const name of ["database/description.json", "files/media/a.webp", "files/media/b.webp"]) {
      yield { name, size: 1, body: createBody(new Uint8Array(1)) };
    }
  })())
) parts.push(piece);
const archive = Buffer.concat(parts);
const backup = {
  identity: null,
  target: {
    stream: () =>
      Promise.resolve((async function* () {
        yield archive;
      })()),
  } as unknown as Target,
  manifest: {
    format: "glimmer-backup-1" as const,
    name: "glimmer-2026-11-27t03-00-12z",
    takenAt: "2026-11-27T03:00:12Z",
    version: "1",
    serverVersion: "17",
    newestMigration: "",
    recipient: null,
    parts: [{ bytes: archive.length, sha256: createHash("sha256").update(archive).digest("hex") }],
    rows: 0,
    databaseBytes: 0,
    files: 2,
    missing: [],
  },
};

test("a bucket that has one of the backup's files is refused, and others are not", async () => {
  const has = (there: string) => ({
    get: (key: string) => Promise.resolve(key === there ? { size: 1, body: new Uint8Array(1) } : null),
  });
  await refuseFilledBucket(backup, has("media/other.webp"));
  await expect(refuseFilledBucket(backup, has("media/b.webp"))).rejects.toThrow(
    "The bucket has media/b.webp of the backup already: it may be in use. Name an S3_PREFIX",
  );
});

test("what a failed restore put into a bucket is removed again, and no more", async () => {
  const removed: string[] = [];
  await removeFromBucket(backup, { delete: (key) => Promise.resolve(void removed.push(key)) });
  expect(removed).toEqual(["media/a.webp", "media/b.webp"]);
});
