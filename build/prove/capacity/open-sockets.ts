import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Caller } from "./community.ts";
import type { Servers } from "./servers.ts";

/** The first message to a process that holds sockets. */
export interface Holding {
  readonly origins: readonly string[];
  readonly publicUrl: string;
  readonly tokens: readonly string[];
}

/** Its message: once its sockets are open, and when it is asked for its count. */
export interface Held {
  readonly open: number;
  /** Those that arrived, by type. */
  readonly frames: Readonly<Record<string, number>>;
}

export interface OpenSockets {
  readonly count: number;
  /** How many are open now, and the frames that arrived until now. */
  read(): Promise<Held>;
  close(): void;
}

/** Sockets of one process: it may open 10,000 files on most machines, and needs some itself. */
const mostOfProcess = 9_000;

/** Opens a socket for each of `count` members, in processes of their own. */
export async function openSockets(
  servers: Servers,
  callers: readonly Caller[],
  count: number,
): Promise<OpenSockets> {
  const holders = await Promise.all(
    Array.from({ length: Math.ceil(count / mostOfProcess) }, async (_, n) => {
      const own = callers.slice(n * mostOfProcess, Math.min(count, (n + 1) * mostOfProcess));
      const child = fork(fileURLToPath(new URL("hold-sockets.ts", import.meta.url)));
      const { origins, publicUrl } = servers;
      child.send({ origins, publicUrl, tokens: own.map(({ token }) => token) } satisfies Holding);
      await once(child, "message");
      return child;
    }),
  );
  const read = async () => {
    const held = await Promise.all(holders.map(async (child) => {
      child.send("count");
      return (await once(child, "message"))[0] as Held;
    }));
    const frames: Record<string, number> = {};
    for (const [type, count] of held.flatMap((one) => Object.entries(one.frames))) {
      frames[type] = (frames[type] ?? 0) + count;
    }
    return { open: held.reduce((total, one) => total + one.open, 0), frames };
  };
  return { count, read, close: () => holders.forEach((child) => child.kill()) };
}
