import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import webPush from "web-push";
import { z } from "zod";

const vapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof vapidKeys>;

/**
 * The keys that identify this service to push services; made once, since every subscription is
 * bound to them, and readable by their owner alone. Throws when the file is broken.
 */
export async function readVapidKeys(dataDir: string): Promise<VapidKeys> {
  const file = join(dataDir, "push-keys.json");
  const text = await readFile(file, "utf8").catch(() => makeKeys(dataDir, file));
  return vapidKeys.parse(JSON.parse(text));
}

/** When two processes make keys at once, the first to link its draft wins. */
async function makeKeys(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(webPush.generateVAPIDKeys())}\n`, { mode: 0o600 });
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return await readFile(file, "utf8");
}
