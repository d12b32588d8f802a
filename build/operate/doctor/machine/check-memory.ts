import { readFile } from "node:fs/promises";
import { freemem, totalmem } from "node:os";
import { join } from "node:path";
import type { Check } from "../check.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";

const mb = 1024 * 1024;
/** A start with the embedded database and a build of the pages take less. */
const enoughMb = 400;
const fewestMb = 100;

/** Memory that the machine, or the container's limit, has left. */
export const checkMemory: Check = {
  name: "memory",
  waitsFor: "The system",
  ifSilent: "Try again.",
  async run({ running }) {
    const available = Math.min(await availableMb(), await measureLeftInGroupMb());
    const status = running?.serverPid ? await read(`/proc/${running.serverPid}/status`) : "";
    const used = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
    return judgeMemory(available, used ? Math.round(Number(used) / 1024) : null);
  },
};

/** @param serverMb what the server uses; null while none runs */
export function judgeMemory(availableMb: number, serverMb: number | null): Finding {
  const used = serverMb === null ? "" : `; the server uses ${serverMb} MB`;
  const says = `${availableMb} MB of memory are available${used}.`;
  const todo =
    "Stop other programs, or give the machine more memory: what runs out is ended without a warning. " +
    "What was ended: journalctl -k --grep 'Out of memory'";
  if (availableMb < fewestMb) return fix(says, todo);
  return availableMb < enoughMb ? warn(says, todo) : ok(says);
}

async function availableMb(): Promise<number> {
  const kb = /^MemAvailable:\s+(\d+) kB/m.exec(await read("/proc/meminfo"))?.[1];
  return Math.round(kb ? Number(kb) / 1024 : Math.min(freemem(), totalmem()) / mb);
}

/**
 * Measures what a container's limit leaves; infinite without one. Cache of files that nobody has
 * read for a while counts as left: the system drops it when memory is needed.
 */
export async function measureLeftInGroupMb(group = "/sys/fs/cgroup"): Promise<number> {
  const [most = "", used = "", kinds = ""] = await Promise.all(
    ["memory.max", "memory.current", "memory.stat"].map((file) => read(join(group, file))),
  );
  const dropped = Number(/^inactive_file (\d+)$/m.exec(kinds)?.[1] ?? 0);
  const left = (Number(most.trim() || NaN) - Number(used.trim() || NaN) + dropped) / mb;
  return Number.isFinite(left) ? Math.round(left) : Infinity;
}

async function read(file: string): Promise<string> {
  return await readFile(file, "utf8").catch(() => "");
}
