// Started by local-storage.test.ts, on each runtime: reads a file many times, leaving at every kind
// of moment. Prints how many files are still open at the end; an uncaught error ends it before
// that.
import { readdir, readlink } from "node:fs/promises";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { createLocalStorage } from "../../providers/storage/local-storage.ts";

const key = "media/large.webp";
const storage = createLocalStorage(process.env["STORAGE_DIR"] ?? "");
await storage.put(key, new Uint8Array(3_000_000));

/** Descriptors of the file that are open now. Linux only: elsewhere none are found. */
async function openCount(): Promise<number> {
  const descriptors = await readdir("/proc/self/fd").catch(() => []);
  const targets = await Promise.all(descriptors.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")));
  return targets.filter((target) => target.endsWith(key)).length;
}

async function leaveAfter(reads: number, waitMs: number, isAskingForMore: boolean): Promise<void> {
  const file = await storage.get(key);
  const reader = new Response(file?.body).body?.getReader();
  for (let at = 0; at < reads; at++) await reader?.read();
  if (waitMs > 0) await wait(waitMs);
  const last = isAskingForMore ? reader?.read() : undefined;
  await reader?.cancel();
  await last;
}

for (const reads of [0, 1, 2, 3, 4]) {
  for (const waitMs of [0, 1, 5]) {
    await leaveAfter(reads, waitMs, false);
    await leaveAfter(reads, waitMs, true);
    await wait(2);
  }
}
console.log(`${await openCount()} left open`);
