import { readdir, readFile } from "node:fs/promises";
import { startCommand } from "../../../../server/settings/operator-commands.ts";
import type { Check } from "../check.ts";
import { type Finding, ok, skipped, warn } from "../finding.ts";

/** One for each connection of a member, and those of files, database and listeners. */
const enough = 4_096;
const mostUsed = 0.8;

/** How many file descriptors the running server may open, against how many it has open. */
export const checkDescriptors: Check = {
  name: "descriptors",
  waitsFor: "The system",
  ifSilent: "Try again.",
  async run({ running, config }) {
    const pid = running?.serverPid ?? null;
    const limits = await readFile(`/proc/${pid ?? "self"}/limits`, "utf8").catch(() => null);
    const limit = limits && /^Max open files\s+(\d+)/m.exec(limits)?.[1];
    if (!limit) return skipped("This system does not say how many files a process may open.");
    const open = pid === null ? 0 : await readdir(`/proc/${pid}/fd`).then((files) => files.length, () => 0);
    return judgeDescriptors({
      limit: Number(limit),
      open,
      isRunning: pid !== null,
      isProduction: config.environment === "production",
    });
  },
};

interface Descriptors {
  readonly limit: number;
  readonly open: number;
  /** False: the limit is that of this shell. */
  readonly isRunning: boolean;
  readonly isProduction: boolean;
}

export function judgeDescriptors({ limit, open, isRunning, isProduction }: Descriptors): Finding {
  const whose = isRunning ? "The server" : "A server started from this shell";
  const used = isRunning ? `, and has ${open} open` : "";
  const todo = `Set LimitNOFILE=65536 in its systemd unit, or run ulimit -n 65536 before ${startCommand}; ` +
    "then start Glimmer again. Each connection of a member takes one.";
  if (open > limit * mostUsed) {
    return warn(`${whose} may open ${limit} files${used}: soon it accepts no further members.`, todo);
  }
  const says = `${whose} may open ${limit} files${used}.`;
  return limit < enough && isProduction ? warn(says, todo) : ok(says);
}
