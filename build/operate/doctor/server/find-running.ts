import { isRunning, readHolder } from "../../../start/launcher/data/data-dir-lock.ts";

/** The Glimmer that runs on a data directory, as its lock says. */
export interface Running {
  readonly launcherPid: number;
  /** Null while there is none: it is starting, or being started again. */
  readonly serverPid: number | null;
  /** Where members reach it; null until it is ready. */
  readonly address: string | null;
}

/** Null: nobody holds the directory, or who did is gone. */
export async function findRunning(dataDir: string): Promise<Running | null> {
  const holder = await readHolder(dataDir);
  if (!holder || !await isRunning(holder.launcher)) return null;
  const { launcher, server, address } = holder;
  return {
    launcherPid: launcher.pid,
    serverPid: server && await isRunning(server) ? server.pid : null,
    address,
  };
}
