import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildInLanguages } from "../build-in-languages.ts";
import { getProgramName, requireElectron } from "./electron-program.ts";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Builds main, preload and renderer into `out/`, the renderer in each language that is offered, or
 * in GLIMMER_LANGUAGE alone. Needs no Electron. Throws when the build fails; the tool says why.
 */
export async function buildDesktop(root: string, env: Env): Promise<void> {
  const build = ["build", "--logLevel"];
  if (env.GLIMMER_LANGUAGE) return await electronVite(root, env, [...build, "warn"]);
  const renderer = join(env.DESKTOP_OUT_DIR ?? join(root, "out"), "renderer");
  await buildInLanguages(renderer, async (language, into) => {
    const given = { ...env, GLIMMER_LANGUAGE: language };
    if (into === renderer) return await electronVite(root, given, [...build, "warn"]);
    // Without main and preload, which are the same in all languages; the tool warns of that.
    await electronVite(root, { ...given, DESKTOP_RENDERER_DIR: into }, [...build, "error"]);
  });
}

/**
 * Runs the app from its sources and follows changes; it talks to a server started beside it unless
 * the environment names another.
 */
export async function developDesktop(root: string, env: Env): Promise<void> {
  const dist = requireElectron(root, env);
  await electronVite(root, {
    GLIMMER_SERVER_URL: "http://127.0.0.1:8787",
    ...env,
    // The tool that follows the sources knows Electron by the program alone.
    ELECTRON_EXEC_PATH: join(dist, getProgramName()),
  }, ["dev", "--watch"]);
}

async function electronVite(root: string, env: Env, args: readonly string[]): Promise<void> {
  const program = join(root, "node_modules/electron-vite/bin/electron-vite.js");
  const config = ["--config", "desktop/electron.vite.config.ts"];
  const child = spawn(process.execPath, [program, ...args, ...config], {
    cwd: root,
    env: { ...env, NODE_ENV: args[0] === "build" ? "production" : "development" },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => child.kill("SIGTERM");
  process.once("SIGTERM", stop).once("SIGINT", stop);
  const [code, signal] = await once(child, "close");
  process.off("SIGTERM", stop).off("SIGINT", stop);
  if (code !== 0) throw new Error(`electron-vite ${args[0]} failed (${signal ?? code}).`);
}
