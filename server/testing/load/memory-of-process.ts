import { readFile, writeFile } from "node:fs/promises";

interface Growth {
  /** MB of the peak since the start, less the memory before it; 0 where the system reports none. */
  grownMb(): Promise<number>;
}

/** Watches how a process of this machine grows. */
export async function watchMemory(pid: number): Promise<Growth> {
  const before = await memoryMb(pid, "VmRSS");
  // Resets the peak.
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});
  return {
    async grownMb() {
      const grown = await memoryMb(pid, "VmHWM") - before;
      return Number.isNaN(grown) ? 0 : grown;
    },
  };
}

/** VmRSS is its memory now, VmHWM the peak. NaN where the system does not report it. */
async function memoryMb(pid: number, field: "VmRSS" | "VmHWM"): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}
