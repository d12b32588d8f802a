import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Keeps the secret that signs sessions' short-lived tokens. */
export function readOrCreateSessionSecret(dataDir: string): Promise<string> {
  return readOrCreate(join(dataDir, "session-secret"), (text) => text.length >= 32, "base64url");
}

/** Keeps the key that encrypts evidence outside production; there it lies apart from DATA_DIR. */
export function readOrCreateEvidenceKey(dataDir: string): Promise<string> {
  return readOrCreate(join(dataDir, "evidence-key"), (text) => text.length >= 43, "base64");
}

/** 32 random bytes, made on the first start and kept where only the owner reads them. */
async function readOrCreate(
  file: string,
  isWhole: (text: string) => boolean,
  encoding: "base64" | "base64url",
): Promise<string> {
  const kept = await readFile(file, "utf8").then((text) => text.trim(), () => "");
  if (isWhole(kept)) return kept;
  const made = randomBytes(32).toString(encoding);
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
