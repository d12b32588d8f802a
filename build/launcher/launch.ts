import { openBrowser } from "./browser.ts";
import { takeDataDir } from "./data-dir.ts";
import { fillWithDemo } from "./demo.ts";
import { startEmbeddedDatabase } from "./embedded-database.ts";
import { keepServer } from "./keep-server.ts";
import { serverPermissions } from "./permissions.ts";
import { awaitsAdministrator } from "./founder.ts";
import { portProblem } from "./port.ts";
import { readyText } from "./ready-text.ts";
import { sessionSecret } from "./secret.ts";
import { readSettings, serverConfig, serverEnvironment, type Settings } from "./settings.ts";
import { buildWebBundle } from "./web-bundle.ts";

interface Launch {
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
  /** Ends a start that is under way. */
  readonly signal: AbortSignal;
  /** Gets everything that was started, for the caller to end. */
  readonly started: AsyncDisposableStack;
}

const say = (line: string) => console.log(line);

/** Starts everything. Throws when the start cannot succeed, or was ended by the signal. */
export async function launch({ root, env, args, signal, started }: Launch): Promise<void> {
  const settings = readSettings(env, args);
  const { dataDir, demo } = settings;
  const lock = started.adopt(await takeDataDir(dataDir, say), (taken) => taken.release());
  signal.addEventListener("abort", () => void lock.recordStopping().catch(() => {}));
  const problem = await portProblem(settings.host, settings.port);
  if (problem) throw new Error(problem);

  const opening = openDatabase(settings, started);
  const building = settings.buildWeb ? buildWebBundle(root, say, signal) : null;
  // Also when one fails, so that what the other starts is not left behind.
  await Promise.allSettled([opening, building]);
  await building;
  const environment = serverEnvironment(env, {
    NO_COLOR: "1",
    DATA_DIR: dataDir,
    DATABASE_URL: await opening,
    SESSION_SECRET: env.SESSION_SECRET || await sessionSecret(dataDir),
    ...(settings.databaseUrl ? {} : { FIRST_MEMBER_IS_ADMIN: "1" }),
  });
  signal.throwIfAborted();
  const { address } = started.adopt(
    await keepServer({ root, dataDir, environment, lock, signal }),
    (server) => server.stop(),
  );

  const config = serverConfig(environment);
  if (demo) {
    await fillWithDemo({
      root,
      environment: { ...environment, PUBLIC_URL: address },
      permissions: serverPermissions({ root, dataDir, config }),
      signal,
    });
  }
  say(readyText({
    address,
    awaitsAdministrator: await awaitsAdministrator(config),
    hasOutbox: !settings.isProduction && !config.smtpUrl,
    demo,
  }));
  if (settings.openBrowser) openBrowser(address);
}

async function openDatabase(settings: Settings, started: AsyncDisposableStack): Promise<string> {
  if (settings.databaseUrl) return settings.databaseUrl;
  const database = await startEmbeddedDatabase(settings.dataDir, say);
  return started.adopt(database, (opened) => opened.stop()).url;
}
