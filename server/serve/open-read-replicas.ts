import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { ConfigError } from "../config-error.ts";
import type { Deps } from "../context.ts";
import { getDatabaseId } from "../db/copy/database-id-queries.ts";
import { type DatabaseOptions, openDatabase } from "../db/open-database.ts";
import { openReplicas } from "../db/replicas/open-replicas.ts";
import { selectPrimaryPosition, selectStanding } from "../db/replicas/position-queries.ts";
import type { ReplicaServer } from "../db/replicas/replica.ts";
import type { Replicas } from "../db/replicas/replicas.ts";
import type { Metrics } from "../metrics/metrics.ts";

interface Given {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly onStatement: DatabaseOptions["onStatement"];
}

/** A position or a look that takes longer is worth nothing. */
const lookDeadlineMs = 1_000;

/** Opens the replicas of DATABASE_READ_URLS. Connects in the background. */
export function openReadReplicas(config: Config, { log, metrics, onStatement }: Given): Replicas {
  const primary = openDatabase(config.databaseUrl, { maxConnections: 2, deadlineMs: lookDeadlineMs });
  return openReplicas({
    primary: primary.sql,
    selectPosition: selectPrimaryPosition,
    servers: config.databaseReadUrls.map((url) => openReplicaServer(url, onStatement)),
    log,
    count: (place) => metrics.countReadPlace(place),
    isStrict: config.environment === "test",
    close: () => primary.close(),
  });
}

function openReplicaServer(url: string, onStatement: DatabaseOptions["onStatement"]): ReplicaServer {
  let lost = () => {};
  const onLost = () => lost();
  const reads = openDatabase(url, { onStatement, onLost });
  const looks = openDatabase(url, { maxConnections: 1, deadlineMs: lookDeadlineMs, onLost });
  return {
    name: nameOf(url),
    sql: reads.sql,
    load: () => reads.load(),
    look: () => selectStanding(looks.sql),
    onLost: (listener) => lost = listener,
    async close() {
      await Promise.all([reads.close(), looks.close()]);
    },
  };
}

/** Without the password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

/**
 * Throws `ConfigError` for an address of DATABASE_READ_URLS where another database server is than a
 * copy of the one of DATABASE_URL. One that does not respond is left out until it does.
 */
export async function refuseForeignReplicas({ config, db }: Pick<Deps, "config" | "db">): Promise<void> {
  const own = await getDatabaseId(db.sql);
  const foreign = await Promise.all(config.databaseReadUrls.map(async (url) => {
    const replica = openDatabase(url, { maxConnections: 1, deadlineMs: lookDeadlineMs });
    const id = await getDatabaseId(replica.sql).catch(() => own).finally(() => void replica.close());
    return id === own ? [] : [nameOf(url)];
  }));
  if (foreign.flat().length === 0) return;
  throw new ConfigError(
    `DATABASE_READ_URLS: ${foreign.flat().join(" and ")} is no replica of the database of DATABASE_URL. ` +
      "Make it one by pg_basebackup, or take it out.",
  );
}
