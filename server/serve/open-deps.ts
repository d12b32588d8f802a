import type { Logger } from "pino";
import { ConfigError } from "../config-error.ts";
import type { Config } from "../config.ts";
import type { Deps } from "../context.ts";
import { setHearing } from "../db/cache/drop-cached-reads.ts";
import { type DatabaseOptions, openDatabase } from "../db/open-database.ts";
import { createActorCache, shareActorCache } from "../features/auth/sessions/actor-cache.ts";
import { countProviderCalls } from "../metrics/count-provider-calls.ts";
import { countStoreCall, type StoreCall } from "../metrics/count-store-calls.ts";
import { type Metrics, noMetrics } from "../metrics/metrics.ts";
import { noteProviderCalls } from "../metrics/note-provider-calls.ts";
import { hashModelSetup } from "../metrics/setup-of-models.ts";
import { createServiceLog } from "../metrics/service-log.ts";
import { createJobSignal, signalOtherProcesses } from "../jobs/job-signal.ts";
import { openProviders } from "../providers/providers.ts";
import { announceFiles } from "../providers/storage/announced-files.ts";
import { type Bus, createProcessBus } from "../realtime/bus.ts";
import type { EndedStatement } from "../db/pool/connection.ts";

/** The dependencies in production: the real clock, the database, the providers of the settings. */
export async function openDeps(
  config: Config,
  log: Logger,
  database: { readonly deadlineMs?: number } = {},
  metrics = noMetrics,
): Promise<Deps> {
  const clock = { now: () => new Date() };
  const services = createServiceLog(clock);
  const onRest = (kind: string, isResting: boolean) => services.away("ai", kind, isResting);
  const onStoreCall = (call: StoreCall) => countStoreCall(noteProviderCalls(metrics, services), call);
  const onStatement = statementListener(config, log, metrics);
  const db = openDatabase(config.databaseUrl, {
    maxConnections: config.databaseConnections,
    ...database,
    onMoved: (host) => log.warn({ host }, "the database is written at another host now"),
    onStatement,
    onOutage: (cause) => log.error({ err: cause }, "the connection to the database was lost"),
    onRecovery: () => log.warn("the database responds again"),
    onCollision: (cause) =>
      log.warn({ err: cause }, "a statement conflicted with another one and is retried"),
  });
  const opened = await openProviders(config, clock, log, { sql: db.sql, onRest, onStoreCall });
  const bus = await openBus(config, log);
  const isShared = bus.state !== "none";
  setHearing(db.sql, () => bus.state !== "away");
  const providers = isShared ? { ...opened, storage: announceFiles(opened.storage, bus) } : opened;
  const { ai } = config;
  const setupOf = (model: string) => ai ? hashModelSetup(ai, providers.ai?.found, model) : "";
  return {
    config,
    log,
    clock,
    db,
    replicas: config.databaseReadUrls.length === 0
      ? null
      : (await import("./open-read-replicas.ts")).openReadReplicas(config, { log, metrics, onStatement }),
    metrics,
    services,
    providers: countProviderCalls(providers, noteProviderCalls(metrics, services, setupOf)),
    actors: isShared ? shareActorCache(createActorCache(clock), bus) : createActorCache(clock),
    jobs: config.role === "web" ? signalOtherProcesses(bus) : createJobSignal(),
    bus,
  };
}

/** Loaded only when used, so that a start of one process stays as short. */
async function openBus({ redisUrl, hub, processes }: Config, log: Logger): Promise<Bus> {
  if (redisUrl) {
    return (await import("../realtime/between-processes/redis-bus.ts")).openRedisBus(redisUrl, log);
  }
  if (hub) return await (await import("../realtime/between-processes/hub-bus.ts")).openHubBus(hub, log);
  if (processes === 1) return createProcessBus();
  throw new ConfigError(
    `PROCESSES: expected 1, not ${processes}, of a server that no launcher started: nothing would carry ` +
      "live updates, and what ends a session, to the others.",
  );
}

/** Without a threshold and metrics no statement is observed, which costs nothing. */
function statementListener(
  { slowStatementMs }: Config,
  log: Logger,
  metrics: Metrics,
): DatabaseOptions["onStatement"] {
  const count = metrics === noMetrics ? undefined : metrics.countStatement;
  if (slowStatementMs === 0) return count;
  const logSlow = logSlowStatements(log, slowStatementMs);
  return count
    ? (statement) => {
      count(statement);
      logSlow(statement);
    }
    : logSlow;
}

/** The database closes last, after what calls came to until now is stored. */
export async function closeDeps(deps: Deps): Promise<void> {
  await deps.services.flush(deps.db);
  await deps.providers.mail.close();
  deps.bus.close();
  await deps.replicas?.close();
  await deps.db.close();
}

const windowMs = 10_000;
/**
 * Names in one window. An overloaded database slows everything down, so the first few are enough.
 */
const mostLines = 10;

/**
 * Logs statements that ran for `thresholdMs` or longer: name, times and rows, never their text or
 * parameters. One line per name in ten seconds, and ten lines in all; omitted ones are counted in
 * the next line.
 */
export function logSlowStatements(
  log: Pick<Logger, "warn">,
  thresholdMs: number,
): (statement: EndedStatement) => void {
  const logged = new Set<string>();
  let windowEndsAt = 0;
  let leftOut = 0;
  return ({ name, waitedMs, ranMs, rows, error }) => {
    if (ranMs < thresholdMs) return;
    const now = performance.now();
    if (now >= windowEndsAt) {
      logged.clear();
      windowEndsAt = now + windowMs;
    }
    if (logged.has(name) || logged.size >= mostLines) {
      leftOut += 1;
      return;
    }
    logged.add(name);
    log.warn({
      statement: name,
      ranMs: Math.round(ranMs),
      waitedMs: Math.round(waitedMs),
      rows,
      failed: Boolean(error),
      leftOut,
    }, "a statement was slow");
    leftOut = 0;
  };
}
