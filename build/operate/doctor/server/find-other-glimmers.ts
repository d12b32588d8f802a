import { readdir, readFile } from "node:fs/promises";

/**
 * The data directories of all Glimmer servers on this machine, as far as the system shows them: a
 * server may write to its own alone, and is started with that permission.
 */
export async function findOtherGlimmers(): Promise<readonly string[]> {
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(pids.map(async (pid) => {
    const words = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
    if (!words.some((word) => /[\\/]server[\\/]main\.ts$/.test(word))) return [];
    return words.flatMap((word) =>
      word.startsWith("--allow-write=") ? [word.slice("--allow-write=".length)] : []
    );
  }));
  return [...new Set(found.flat())];
}
