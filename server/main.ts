import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { MigrationError } from "./db/migrate.ts";
import { createLogger } from "./http/logger.ts";
import { keepWorking } from "./jobs/keep-working.ts";
import { announce, portTakenCode } from "./serve/announce.ts";
import { closeDeps, openDeps } from "./serve/deps.ts";
import { descriptorReserve } from "./serve/descriptor-reserve.ts";
import { stopService } from "./serve/stop-on-signal.ts";
import { fallbackResponses } from "./serve/fallback-responses.ts";
import { guardStacks } from "./serve/guard-stacks.ts";
import { type Handler, listen } from "./serve/listen.ts";
import { prepareDatabase } from "./serve/prepare-database.ts";

/** Config → listen, with 503 for now → deps → database and migrations → the app → until a signal says stop. */
async function start(): Promise<void> {
  const ownFile = fileURLToPath(import.meta.url);
  guardStacks(ownFile);
  const env = Deno.env.toObject();
  const { host, port, logLevel, publicUrl } = readConfig(env);
  const log = createLogger(logLevel);
  const fallback = fallbackResponses({ publicUrl });
  let handle: Handler = fallback.starting;
  const listener = listen({
    serve: Deno.serve,
    address: { hostname: host, port },
    handle: (request, remoteAddress) => handle(request, remoteAddress),
    onError: (err) => {
      const requestId = crypto.randomUUID();
      log.error({ err, requestId }, "request failed");
      return fallback.broken(requestId);
    },
    log,
    reserve: descriptorReserve(ownFile),
  });
  const config = readConfig({ ...env, PORT: String(listener.port) });
  const deps = openDeps(config, log);

  const ending = new AbortController();
  let queueDone = () => Promise.resolve();
  const stop = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    log.info("stopping");
    stopService({
      finishRequests: () => listener.finishRequests(),
      closeDeps: () => queueDone().then(() => closeDeps(deps)),
    }, log).then(() => Deno.exit(0), fail);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);

  await prepareDatabase(config.databaseUrl, deps.db, log, ending.signal);
  if (ending.signal.aborted) return;
  queueDone = keepWorking(deps, ending.signal);
  const app = createApp(deps);
  handle = (request, remoteAddress) => app.fetch(request, { remoteAddress });
  const ready = { port: config.port, address: config.publicUrl };
  log.info(ready, "ready");
  announce(ready);
}

/** What the operator can mend is told in a sentence; everything else with its stack. */
function fail(error: unknown): never {
  const isPortTaken = error instanceof Deno.errors.AddrInUse;
  if (isPortTaken) console.error("Another program uses PORT: choose another one.");
  else if (error instanceof ConfigError || error instanceof MigrationError) console.error(error.message);
  else console.error(error);
  Deno.exit(isPortTaken ? portTakenCode : 1);
}

await start().catch(fail);
