import { readdir, readFile, readlink } from "node:fs/promises";
import { commandOf } from "../../../start/processes.ts";

/** The state LISTEN in /proc/net/tcp. */
const listening = "0A";

/**
 * The program that listens on a port, e.g. `nginx (process 812)`; null where the system does not
 * say it, as to an ordinary user about another's.
 */
export async function findListener(port: number): Promise<string | null> {
  const sockets = new Set(
    (await Promise.all(["/proc/net/tcp", "/proc/net/tcp6"].map((table) => listenersIn(table, port)))).flat(),
  );
  if (sockets.size === 0) return null;
  const pids = (await readdir("/proc").catch(() => [])).filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
    const links = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => "")));
    if (!links.some((link) => sockets.has(link))) continue;
    const [program = "a program"] = (await commandOf(Number(pid)))?.split(" ") ?? [];
    return `${program.split("/").at(-1)} (process ${pid})`;
  }
  return null;
}

async function listenersIn(table: string, port: number): Promise<string[]> {
  const wanted = port.toString(16).toUpperCase().padStart(4, "0");
  const lines = (await readFile(table, "utf8").catch(() => "")).split("\n");
  return lines.flatMap((line) => {
    const fields = line.trim().split(/\s+/);
    const isIt = fields[1]?.endsWith(`:${wanted}`) && fields[3] === listening;
    return isIt && fields[9] ? [`socket:[${fields[9]}]`] : [];
  });
}
