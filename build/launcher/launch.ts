import { openBrowser } from "./browser.ts";
import { fillWithDemo } from "./demo.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { takeDataDir } from "./data-dir.ts";
import { keepServer } from "./keep-server.ts";
import { serverPermissions } from "./permissions.ts";
import { freePort, portProblem } from "./port.ts";
import { readyText } from "./ready-text.ts";
import { sessionSecret } from "./secret.ts";
import { readSettings, serverConfig, serverEnvironment, type Settings } from "./settings.ts";
import type { Stoppers } from "./stoppers.ts";
import { buildWebBundle } from "./web-bundle.ts";

interface Launch {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
  readonly stoppers: Stoppers;
}

const say = (line: string) => console.log(line);

/** Starts everything. Settles only with what ended it for good; rejects when the start cannot succeed. */
export async function launch({ root, env, args, stoppers }: Launch): Promise<string> {
  const settings = readSettings(env, args);
  const port = settings.port || await freePort(settings.host);
  const lock = await stoppers.open(
    () => takeDataDir(settings.dataDir, httpAddress(settings.host, port), say),
    (taken) => taken.release(),
  );
  stoppers.signal.addEventListener("abort", () => void lock.recordStopping().catch(() => {}));
  const problem = await portProblem(settings.host, port);
  if (problem) throw new Error(problem);

  const [databaseUrl] = await Promise.all([
    openDatabase(settings, stoppers),
    settings.buildWeb && stoppers.open(() => buildWebBundle(root, say, stoppers.signal), () => {}),
  ]);
  const environment = serverEnvironment(env, {
    NO_COLOR: "1",
    PORT: String(port),
    DATA_DIR: settings.dataDir,
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: env.SESSION_SECRET || await sessionSecret(settings.dataDir),
    ...(settings.databaseUrl ? {} : { FIRST_MEMBER_IS_ADMIN: "1" }),
  });
  const config = serverConfig(environment);
  const permissions = serverPermissions({ root, dataDir: settings.dataDir, config });
  const server = await stoppers.open(
    () =>
      keepServer(
        { root, permissions, environment, probe: probeOf(settings.host, port), lock },
        stoppers.signal,
      ),
    (kept) => kept.stop(),
  );

  if (settings.demo) await fillWithDemo({ root, environment, permissions });
  say(readyText({
    address: config.publicUrl,
    firstMemberIsAdmin: config.firstMemberIsAdmin && !settings.demo,
    hasOutbox: !settings.isProduction && !config.smtpUrl,
    demo: settings.demo,
  }));
  if (settings.openBrowser) openBrowser(config.publicUrl);
  await server.gaveUp;
  return "The server does not stay up; stopping. What it printed is above.";
}

async function openDatabase(settings: Settings, stoppers: Stoppers): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const database = await stoppers.open(
    () => startEmbeddedDatabase(settings.dataDir, say),
    (opened) => opened.stop(),
  );
  return database.url;
}

function httpAddress(host: string, port: number): string {
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Where a server that listens on every address is reached from here. */
function probeOf(host: string, port: number): string {
  if (host === "0.0.0.0") return httpAddress("127.0.0.1", port);
  return httpAddress(host === "::" ? "::1" : host, port);
}
