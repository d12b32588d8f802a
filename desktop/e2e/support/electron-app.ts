import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { _electron, type ElectronApplication } from "@playwright/test";
import { collectOutput, type DesktopApp, type DesktopOptions } from "./desktop-app.ts";
import { electronProgram, homeIn } from "./electron-program.ts";

const root = join(import.meta.dirname, "../../..");
const recorder = join(import.meta.dirname, "../electron/recorder.cjs");
const bundle = join(root, "out/main/index.cjs");

/** The recorder leaves these in the main process. */
type Commands = Record<string, (argument: unknown) => unknown>;

/** The same as `startDesktop`, on the real Electron, with the same commands. */
export async function startElectron(
  options: DesktopOptions = {},
): Promise<DesktopApp & { dispose(): Promise<void> }> {
  const executablePath = electronProgram() ?? "";
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-electron-"));
  const argsFor = ({ argv = [] }: DesktopOptions) => [
    // Playwright starts the first one so, and Chromium refuses its sandbox to root; the pages' own
    // `sandbox: true` is asserted over the bundle.
    ...(process.platform === "linux" ? ["--no-sandbox"] : []),
    `--user-data-dir=${join(dataDir, "app")}`,
    "-r",
    recorder,
    bundle,
    ...argv,
  ];
  const envFor = ({ server = "", env = {} }: DesktopOptions) => ({
    ...process.env as Record<string, string>,
    ...homeIn(dataDir),
    GLIMMER_SERVER_URL: server,
    ...env,
  });
  let output = "";
  let current = options;
  const launch = async () => {
    const app = await _electron.launch({ executablePath, args: argsFor(current), env: envFor(current) });
    for (const stream of [app.process().stdout, app.process().stderr]) {
      stream?.on("data", (text) => (output += text));
    }
    return { app, page: await app.firstWindow() };
  };
  const end = (app: ElectronApplication) => app.close().catch(() => undefined);
  let run = await launch();
  return {
    get page() {
      return run.page;
    },
    dataDir,
    ask: (name, ...argument) =>
      run.app.evaluate(
        (_electron, [command, given]) =>
          (globalThis as unknown as { glimmerCommands: Commands }).glimmerCommands[String(command)]?.(given),
        [name, argument[0]] as const,
      ) as never,
    startSecond: async (argv) => {
      const second = spawn(executablePath, argsFor({ ...current, argv }), { env: envFor(current) });
      const written = collectOutput(second);
      const [code] = await once(second, "exit") as [number];
      return { code, output: written() };
    },
    restart: async (changed = {}) => {
      await end(run.app);
      current = { ...current, argv: [], ...changed };
      run = await launch();
    },
    quit: () => end(run.app),
    output: () => output,
    dispose: async () => {
      await end(run.app);
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
