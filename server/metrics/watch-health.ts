import { statfs } from "node:fs/promises";
import { Gauge, type Registry } from "prom-client";
import type { BusState } from "../realtime/bus.ts";

interface WatchedHealth {
  /** Never rejects. */
  readonly isDatabaseUp: () => Promise<boolean>;
  readonly busState: () => BusState;
  readonly dataDir: string;
}

/**
 * Registers what the process is healthy by, read at each scrape (deploy.5): the database, the bus,
 * and the disk of DATA_DIR.
 */
export function watchHealth(registry: Registry, { isDatabaseUp, busState, dataDir }: WatchedHealth): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge(
    "glimmer_database_away",
    "1 while no database can be written",
    async () => await isDatabaseUp() ? 0 : 1,
  );
  gauge(
    "glimmer_bus_away",
    "1 while Redis or Valkey, if set up, is away",
    () => busState() === "away" ? 1 : 0,
  );
  gauge("glimmer_disk_bytes", "Size of the disk of DATA_DIR", async () => (await sizeOf(dataDir)).bytes);
  gauge("glimmer_disk_free_bytes", "What is free there", async () => (await sizeOf(dataDir)).freeBytes);
}

/** 0 where the file system does not say. */
async function sizeOf(folder: string): Promise<{ readonly bytes: number; readonly freeBytes: number }> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { bytes: blocks * bsize, freeBytes: bavail * bsize };
  } catch {
    return { bytes: 0, freeBytes: 0 };
  }
}
