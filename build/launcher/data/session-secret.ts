import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The secret that signs sessions' short-lived tokens, made on the first start and kept where
 * only the owner reads it.
 */
export async function readOrCreateSessionSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, "session-secret");
  const kept = await readFile(file, "utf8").then((text) => text.trim(), () => "");
  if (kept.length >= 32) return kept;
  const made = randomBytes(32).toString("base64url");
  await writeFile(file, `${made}\n`, { mode: 0o600 });
  return made;
}
