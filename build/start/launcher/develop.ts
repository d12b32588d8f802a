import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Lock } from "./data/data-dir-lock.ts";
import { type Launch, prepare } from "./prepare-start.ts";
import { findNodeProgram } from "./node-program.ts";
import { findDenoProgram, v8Flags } from "./server/deno-program.ts";
import { supervisePracticeModel } from "./server/supervise-practice-model.ts";
import { supervisePracticeTill } from "./server/supervise-practice-till.ts";
import { listServerPermissions } from "./server/deno-permissions.ts";
import { readServerConfig } from "./launcher-settings.ts";

/**
 * Where Vite serves the pages. The server takes it for its own address, so that cookies, origins
 * and mailed links fit.
 */
const usualPage = "http://127.0.0.1:5173";

/**
 * Runs database, server and web pages for work on them: the server starts again when its sources
 * change, the pages are replaced in the browser. The pages are at PUBLIC_URL, the server listens on
 * PORT. Throws when either port is taken.
 */
export async function develop(run: Launch): Promise<void> {
  const { root, started, signal } = run;
  const page = run.env.PUBLIC_URL || usualPage;
  const { settings, lock, environment: prepared } = await prepare({
    ...run,
    env: { LOG_LEVEL: "warn", ...run.env, BUILD_WEB: "0", PUBLIC_URL: page, PROCESSES: "1" },
  });
  if (settings.port === 0) {
    throw new Error("PORT: expected a fixed port, not 0, because the pages need the server's address.");
  }
  const { dataDir } = settings;
  const till = await supervisePracticeTill({ root, dataDir, environment: prepared, signal });
  if (till) started.adopt(till, (kept) => kept.stop());
  const model = await supervisePracticeModel({ root, environment: prepared, demo: settings.demo, signal });
  if (model) started.adopt(model, (kept) => kept.stop());
  const environment = { ...prepared, ...till?.settings, ...model?.settings };
  const permissions = listServerPermissions({ root, dataDir, config: readServerConfig(environment) });
  const server = spawn(
    findDenoProgram(root),
    [
      "run",
      "--watch",
      "--no-clear-screen",
      `--v8-flags=${v8Flags}`,
      ...permissions,
      join(root, "server", "main.ts"),
    ],
    { cwd: root, env: environment, stdio: "inherit" },
  );
  started.adopt(server, stop);
  await recordServer(lock, server);
  const pages = servePages(root, new URL(page), {
    ...run.env,
    GLIMMER_SERVER_URL: `http://127.0.0.1:${settings.port}`,
  });
  started.adopt(pages, stop);
  await Promise.race([once(signal, "abort"), rejectAtEnd(server, "The server"), rejectAtEnd(pages, "Vite")]);
}

function servePages(root: string, { hostname, port }: URL, env: NodeJS.ProcessEnv): ChildProcess {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = ["--config", "desktop/web.vite.config.ts", "--host", hostname, "--port", port, "--strictPort"];
  return spawn(findNodeProgram(), [vite, ...args], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
}

async function recordServer(lock: Lock, server: ChildProcess): Promise<void> {
  if (server.pid) await lock.recordServer(server.pid);
}

async function rejectAtEnd(child: ChildProcess, name: string): Promise<never> {
  await once(child, "close");
  throw new Error(`${name} has stopped. Its last output is above.`);
}

/** Deno's watcher survives SIGTERM, to wait for the next change; there is nothing to lose here. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "close");
  child.kill("SIGKILL");
  await ended;
}
