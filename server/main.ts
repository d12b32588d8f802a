import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { MigrationError } from "./db/migrate.ts";
import { createLogger } from "./http/logger.ts";
import { keepWorking } from "./jobs/keep-working.ts";
import { closeDeps, openDeps } from "./serve/deps.ts";
import { drain } from "./serve/drain.ts";
import { answerWhileStarting } from "./serve/starting.ts";
import { workEveryMinute } from "./serve/every-minute.ts";
import { keepHouse } from "./serve/housekeeping.ts";
import { prepareDatabase } from "./serve/prepare-database.ts";

type Handler = (request: Request, remoteAddress: string) => Response | Promise<Response>;

/** Config → deps → listen, answering 503 for now → database and migrations → the app → until a signal says stop. */
async function start(): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  const log = createLogger(config.logLevel);
  const deps = openDeps(config, log);

  let handle: Handler = answerWhileStarting;
  const cut = new AbortController();
  const server = Deno.serve(
    { hostname: config.host, port: config.port, signal: cut.signal, onListen: () => {} },
    (request, info) => handle(request, info.remoteAddr.hostname),
  );

  const ending = new AbortController();
  let workDone = () => Promise.resolve();
  let queueDone = () => Promise.resolve();
  const stop = () => {
    if (ending.signal.aborted) return;
    ending.abort();
    log.info("stopping");
    drain({
      finishRequests: () => server.shutdown(),
      abandonRequests: () => cut.abort(),
      closeDeps: () => Promise.all([workDone(), queueDone()]).then(() => closeDeps(deps)),
    }, log).then(() => Deno.exit(0), fail);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);

  await prepareDatabase(config.databaseUrl, deps.db, log, ending.signal);
  if (ending.signal.aborted) return;
  keepHouse(deps, ending.signal);
  workDone = workEveryMinute(deps, ending.signal);
  queueDone = keepWorking(deps, ending.signal);
  const app = createApp(deps);
  handle = (request, remoteAddress) => app.fetch(request, { remoteAddress });
  log.info({ address: config.publicUrl }, "ready");
}

/** What the operator can mend is told in a sentence; everything else with its stack. */
function fail(error: unknown): never {
  if (error instanceof ConfigError || error instanceof MigrationError) console.error(error.message);
  else if (error instanceof Deno.errors.AddrInUse) {
    console.error("Another program uses PORT: choose another one.");
  } else console.error(error);
  Deno.exit(1);
}

await start().catch(fail);
