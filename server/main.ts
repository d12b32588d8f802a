import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { ConfigError } from "./config-error.ts";
import { readConfig } from "./config.ts";
import type { Deps } from "./context.ts";
import { MigrationError } from "./db/migrate.ts";
import { busierOf, createLoadShedding, type LoadShedding, noShedding } from "./http/limits/load-shedding.ts";
import { createLogger } from "./http/log/logger.ts";
import { releaseOf } from "./http/security/response-headers.ts";
import { runWorker } from "./worker/run-worker.ts";
import { openLive } from "./live/open-live.ts";
import { announceReady, portTakenCode } from "./serve/announce-ready.ts";
import { closeDeps, openDeps } from "./serve/open-deps.ts";
import { createDescriptorReserve } from "./serve/descriptor-reserve.ts";
import { stopService } from "./serve/stop-service.ts";
import { fallbackResponses } from "./serve/responses-while-starting.ts";
import { omitStackTraces } from "./serve/omit-stack-traces.ts";
import { keepListening } from "./serve/keep-listening.ts";
import { createHttpServer, type Handler } from "./serve/http/http-server.ts";
import { openListener } from "./serve/http/open-listener.ts";
import { prepareDatabase } from "./serve/prepare-database.ts";
import { storeServiceLog } from "./serve/store-service-log.ts";
import { warnOfOldHelpLines } from "./serve/warn-of-old-help-lines.ts";
import { warnOfOtherProcesses } from "./serve/warn-of-other-processes.ts";

/**
 * Config → listen, with 503 for now → deps → database and migrations → the app → until a stop
 * signal.
 */
async function start(): Promise<void> {
  const ownFile = fileURLToPath(import.meta.url);
  omitStackTraces(ownFile);
  const env = Deno.env.toObject();
  const { host, port, logLevel, publicUrl, oldestClient } = readConfig(env);
  const log = createLogger(logLevel);
  const fallback = fallbackResponses({ publicUrl, oldestClient });
  let handle: Handler = fallback.starting;
  const openServer = (port: number) =>
    openListener(
      createHttpServer({
        handle: (request, peer) => handle(request, peer),
        onError: (err) => {
          const requestId = crypto.randomUUID();
          log.error({ err, requestId }, "request failed");
          return fallback.broken(requestId);
        },
        release: releaseOf({ oldestClient }),
      }),
      { hostname: host, port },
      ownFile,
    );
  const listener = await keepListening({
    open: openServer,
    port,
    log,
    reserve: createDescriptorReserve(ownFile),
  });
  const config = readConfig({ ...env, PORT: String(listener.port) });
  // Loaded only when used, so that a start without it stays as short.
  const watching = config.metricsAddress &&
    (await import("./metrics/open-metrics.ts")).openMetrics(Deno.serve, config.metricsAddress);
  if (watching) log.info({ port: watching.port }, "metrics");
  const deps = await openDeps(config, log, {}, watching?.metrics);

  const ending = new AbortController();
  let queueDone = () => Promise.resolve();
  let closeSockets = () => Promise.resolve();
  const stop = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    log.info("stopping");
    stopService({
      // An open socket would keep its request under way.
      finishRequests: async () => {
        await watching?.close();
        await closeSockets();
        await listener.finishRequests();
      },
      closeDeps: () => queueDone().then(() => closeDeps(deps)),
    }, log).then(() => Deno.exit(0), exitWithError);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);

  await prepareDatabase(config.databaseUrl, deps.db, log, ending.signal);
  if (ending.signal.aborted) return;
  if (deps.replicas) await (await import("./serve/open-read-replicas.ts")).refuseForeignReplicas(deps);
  queueDone = runWorker(deps, ending.signal);
  storeServiceLog(deps, ending.signal);
  const gateway = openLive(deps);
  closeSockets = () => gateway.close();
  watching?.watch({ db: deps.db, gateway, replicas: deps.replicas });
  const shedding = openLoadShedding(deps);
  const app = createApp(deps, gateway, shedding);
  handle = (request, peer) => app.fetch(request, peer);
  warnOfOldHelpLines(deps);
  sayReady(deps);
  await warnOfOtherProcesses(deps);
}

function sayReady({ config, log }: Deps): void {
  const ready = { port: config.port, address: config.publicUrl };
  log.info({ ...ready, contactEmail: config.contactEmail }, "ready");
  announceReady(ready);
}

function openLoadShedding({ config, db, replicas, log, metrics }: Deps): LoadShedding {
  const afterMs = config.shedReadsAfterMs;
  if (afterMs === 0) return noShedding;
  const queue = () => replicas ? busierOf(db.load(), replicas.load()) : db.load();
  return createLoadShedding({ afterMs, queue, log, metrics });
}

/** Errors that the operator can fix are printed as one sentence, others with their stack. */
function exitWithError(error: unknown): never {
  const isPortTaken = (error as NodeJS.ErrnoException | null)?.code === "EADDRINUSE";
  if (isPortTaken) console.error("Another program uses PORT: choose another one.");
  else if (error instanceof ConfigError || error instanceof MigrationError) console.error(error.message);
  else console.error(error);
  Deno.exit(isPortTaken ? portTakenCode : 1);
}

await start().catch(exitWithError);
