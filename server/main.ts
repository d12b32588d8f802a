import { fileURLToPath } from "node:url";
import { ConfigError } from "./config-error.ts";
import { type Config, readConfig } from "./config.ts";
import type { Deps } from "./context.ts";
import { MigrationError } from "./db/migrate/migration-error.ts";
import { createSecondGate } from "./http/log/second-gate.ts";
import { createLogger } from "./http/log/logger.ts";
import { releaseOf } from "./http/security/response-headers.ts";
import { type Metrics, noMetrics } from "./metrics/metrics.ts";
import { prepareClassifier } from "./classifier/is-crisis-search.ts";
import { prepareTexts } from "./language/write-text.ts";
import { runWorker } from "./worker/run-worker.ts";
import { announceReady, portTakenCode } from "./serve/announce-ready.ts";
import { closeDeps, openDeps } from "./serve/open-deps.ts";
import { openService } from "./serve/open-service.ts";
import { createDescriptorReserve, keepListening } from "./serve/listening/keep-listening.ts";
import { stopService } from "./serve/stop-service.ts";
import { createFallbackResponses } from "./serve/responses-while-starting.ts";
import { omitStackTraces } from "./serve/omit-stack-traces.ts";
import { createHttpServer, type Handler } from "./serve/http/http-server.ts";
import { openListener } from "./serve/http/open-listener.ts";
import { prepareDatabase } from "./serve/prepare-database.ts";
import { storeServiceLog } from "./serve/store-service-log.ts";
import { warnOfOtherCollations } from "./serve/warn-of-other-collations.ts";
import { warnOfOtherProcesses } from "./serve/warn-of-other-processes.ts";

/**
 * Config → listen, with 503 for now → deps → database and migrations → the app → until a stop
 * signal. One of several processes listens last.
 */
async function start(): Promise<void> {
  const ownFile = fileURLToPath(import.meta.url);
  omitStackTraces(ownFile);
  const env = Deno.env.toObject();
  const given = readConfig(env);
  const { port } = given;
  const log = createLogger(given.logLevel);
  const fallback = createFallbackResponses(given);
  const serving: Serving = { handle: fallback.starting, metrics: noMetrics };
  const open = openerOf({ config: given, log, fallback, ownFile, serving });
  const listen = () => keepListening({ open, port, log, reserve: createDescriptorReserve(ownFile) });
  let listener = given.listensAtOnce || port === 0 ? await listen() : null;
  const config = listener ? readConfig({ ...env, PORT: String(listener.port) }) : given;
  // Loaded only when used, so that a start without it stays as short.
  const watching = config.metricsAddress &&
    (await import("./metrics/open-metrics.ts")).openMetrics(Deno.serve, config.metricsAddress);
  if (watching) log.info({ port: watching.port }, "metrics");
  if (watching) serving.metrics = watching.metrics;
  const deps = await openDeps(config, log, {}, watching?.metrics);
  watching?.watchHealth({ ...deps, dataDir: config.dataDir });

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
        await listener?.finishRequests();
      },
      closeDeps: () => queueDone().then(() => closeDeps(deps)),
    }, log).then(() => Deno.exit(0), exitWithError);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);

  const preparing = prepareDatabase(config.databaseUrl, deps.db, log, ending.signal);
  // While PostgreSQL works, and before anybody is served.
  prepareClassifier();
  prepareTexts();
  await preparing;
  if (ending.signal.aborted) return;
  if (deps.replicas) await (await import("./serve/open-read-replicas.ts")).refuseForeignReplicas(deps);
  await deps.db.noteSchema();
  storeServiceLog(deps, ending.signal);
  const service = openService(deps);
  closeSockets = async () => await service.gateway?.close();
  watching?.watch({
    db: deps.db,
    gateway: service.gateway,
    replicas: deps.replicas,
    hasNightlyBackups: config.backup !== null,
  });
  serving.handle = service.handle;
  listener ??= await listen();
  // Whoever finds the port taken must not have begun a job.
  if (config.role !== "web" && !ending.signal.aborted) queueDone = runWorker(deps, ending.signal);
  sayReady(deps);
  await Promise.all([warnOfOtherProcesses(deps), warnOfOtherCollations(deps)]);
}

interface OpenerParts {
  readonly config: Config;
  readonly log: Deps["log"];
  readonly fallback: ReturnType<typeof createFallbackResponses>;
  readonly ownFile: string;
  readonly serving: Serving;
}

/** The parts that are replaced while the server starts. */
interface Serving {
  handle: Handler;
  metrics: Metrics;
}

/** Returns the function that opens the server at a port. */
function openerOf({ config, log, fallback, ownFile, serving }: OpenerParts) {
  const countClosed = createSecondGate();
  const { host: hostname, oldestClient, processes, trustedProxies } = config;
  return (port: number) =>
    openListener(
      createHttpServer({
        handle: (...call) => serving.handle(...call),
        onError: (err, request) => {
          const requestId = crypto.randomUUID();
          log.error({ err, requestId }, "request failed");
          return fallback.broken(request, requestId);
        },
        release: releaseOf({ oldestClient }),
        trustedProxies,
        onClose: (reason) => {
          serving.metrics.countClosedConnection(reason);
          const closed = countClosed();
          if (closed) log.warn({ reason, closed }, "connections with requests without end are closed");
        },
      }),
      { hostname, port, processes },
      ownFile,
    );
}

function sayReady({ config, log }: Deps): void {
  const ready = { port: config.port, address: config.publicUrl };
  log.info({ ...ready, contactEmail: config.contactEmail }, "ready");
  announceReady(ready);
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
