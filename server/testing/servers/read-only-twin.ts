import { afterAll } from "vitest";
import { dropCachedReads } from "../../db/cache/drop-cached-reads.ts";
import { type DatabaseOptions, openDatabase } from "../../db/open-database.ts";
import type { Replicas } from "../../db/replicas/replicas.ts";

/**
 * A stand-in for a replica that is never behind: sessions of the same database that can only read.
 * A call with `readsFromReplica` that writes fails there, and with it the test.
 */
export function openReadOnlyTwin(databaseUrl: string, options: DatabaseOptions = {}): Replicas {
  const url = new URL(databaseUrl);
  url.searchParams.set("options", "-c default_transaction_read_only=on");
  const twin = openDatabase(url.href, { maxConnections: 5, deadlineMs: 60_000, ...options });
  afterAll(() => twin.close());
  return {
    read: (_reader, read) => {
      dropCachedReads(twin.sql);
      return read(twin.sql);
    },
    wrote: () => Promise.resolve(null),
    raise() {},
    raiseToNow: () => Promise.resolve(),
    state: "ok",
    ages: () => [0],
    load: () => twin.load(),
    close: () => twin.close(),
  };
}
