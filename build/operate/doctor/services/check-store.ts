import { randomUUID } from "node:crypto";
import { createS3Storage } from "../../../../server/providers/storage/s3/s3-storage.ts";
import { StoreFailure } from "../../../../server/providers/storage/s3/store-failure.ts";
import { readStoredBytes } from "../../../../server/providers/storage/storage.ts";
import { describeStoreError } from "../../storage/describe-store-error.ts";
import type { Check } from "../check.ts";
import { fix, ok, skipped } from "../finding.ts";

const settings = ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"];

/**
 * Whether the object store takes a small file, returns a part of it, and deletes it (storage.1).
 */
export const checkStore: Check = {
  name: "object store",
  waitsFor: "the object store",
  ifSilent: "Check the store, S3_ENDPOINT and the firewall; pictures cannot be shown meanwhile.",
  async run({ config, wrong }) {
    const unusable = settings.filter((name) => wrong.has(name));
    if (unusable.length > 0) return skipped(`Correct ${unusable.join(", ")} first.`);
    const { store } = config.storage;
    if (!store) return skipped("Not set up (S3_ENDPOINT): files are in DATA_DIR.");
    const storage = createS3Storage(store);
    const where = `The bucket ${store.bucket} at ${new URL(store.endpoint).host}`;
    const key = `doctor/${randomUUID()}.txt`;
    try {
      await storage.put(key, new TextEncoder().encode("written by the doctor"));
      const file = await storage.get(key, { first: 11, last: 20 });
      const part = file && new TextDecoder().decode(await readStoredBytes(file));
      await storage.delete(key);
      if (part === "the doctor" && await storage.get(key) === null) {
        return ok(`${where} takes, returns and deletes files.`);
      }
      return fix(`${where} returned something else than it was given.`, "Check what stands in between.");
    } catch (error) {
      return fix(`${where} fails: ${describeStoreError(error)}.`, whatToDo(error));
    }
  },
};

function whatToDo(error: unknown): string {
  const { cause } = error as Error;
  const code = cause instanceof StoreFailure ? cause.code : null;
  if (code === "NoSuchBucket") return "Correct S3_BUCKET, or make the bucket.";
  if (code === "InvalidAccessKeyId") return "Correct S3_ACCESS_KEY_ID.";
  if (code === "SignatureDoesNotMatch") return "Correct S3_SECRET_ACCESS_KEY, or S3_REGION.";
  if (code === "RequestTimeTooSkewed") return "Set this machine's clock: the store allows 15 minutes.";
  if (cause instanceof StoreFailure && cause.status === 403) {
    return "Allow the key to put, get and delete objects of the bucket: build/docs/storage.md shows the policy.";
  }
  return "Correct S3_ENDPOINT, or start the store.";
}
