import { createHash, type Hash } from "node:crypto";

/**
 * SHA-256 of the call and its parsed body. Not of the bytes: a client that repeats a form uses a
 * new multipart boundary.
 */
export async function hashRequestBody(call: string, body: unknown): Promise<Buffer> {
  const hash = createHash("sha256").update(call);
  await addValue(hash, body);
  return hash.digest();
}

async function addValue(hash: Hash, value: unknown): Promise<void> {
  if (value instanceof File) {
    hash.update(`\nfile ${value.type} ${value.size}\n`).update(new Uint8Array(await value.arrayBuffer()));
  } else if (Array.isArray(value)) {
    hash.update(`\nlist ${value.length}`);
    for (const item of value) await addValue(hash, item);
  } else if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    hash.update(`\nobject ${entries.length}`);
    for (const [key, item] of entries) {
      hash.update(`\n${JSON.stringify(key)}`);
      await addValue(hash, item);
    }
  } else hash.update(`\n${JSON.stringify(value) ?? "nothing"}`);
}
