import { pino } from "pino";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { closeDeps, openDeps } from "./serve/deps.ts";
import { drain } from "./serve/drain.ts";
import { answerWhileStarting } from "./serve/starting.ts";
import { untilDatabaseAnswers } from "./serve/until-database-answers.ts";

type Handler = (request: Request, remoteAddress: string) => Response | Promise<Response>;

/** Config → deps → listen, answering 503 for now → database and migrations → the app → until a signal says stop. */
async function start(): Promise<void> {
  const config = readConfig(Deno.env.toObject());
  const log = pino({ level: config.logLevel, base: null });
  const deps = openDeps(config, log);

  let handle: Handler = answerWhileStarting;
  const cut = new AbortController();
  const server = Deno.serve(
    { hostname: config.host, port: config.port, signal: cut.signal, onListen: () => {} },
    (request, info) => handle(request, info.remoteAddr.hostname),
  );

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info("stopping");
    drain({
      finishRequests: () => server.shutdown(),
      abandonRequests: () => cut.abort(),
      closeDeps: () => closeDeps(deps),
    }, log).then(() => Deno.exit(0), fail);
  };
  Deno.addSignalListener("SIGTERM", stop);
  Deno.addSignalListener("SIGINT", stop);

  await untilDatabaseAnswers(deps.db.sql, log);
  const app = createApp(deps);
  handle = (request, remoteAddress) => app.fetch(request, { remoteAddress });
  log.info({ address: config.publicUrl }, "ready");
}

/** What the operator can mend is told in a sentence; everything else with its stack. */
function fail(error: unknown): never {
  if (error instanceof ConfigError) console.error(error.message);
  else if (error instanceof Deno.errors.AddrInUse) {
    console.error("Another program uses PORT: choose another one.");
  } else console.error(error);
  Deno.exit(1);
}

await start().catch(fail);
