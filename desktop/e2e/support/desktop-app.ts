import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { product } from "#shared/product.ts";
import type { HostCommands } from "../host/control.ts";
import { type HostSettings, toEnvironment } from "../host/host-settings.ts";
import { launchForTests } from "./chromium.ts";
import { homeIn } from "./electron-program.ts";

const root = join(import.meta.dirname, "../../..");
const bundle = join(root, "out/main/index.cjs");

export interface DesktopOptions extends Partial<HostSettings> {
  /** The server it is built for; none: the app asks. */
  readonly server?: string;
  readonly argv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

type Argument<N extends keyof HostCommands> = Parameters<HostCommands[N]>;
type Answer<N extends keyof HostCommands> = Awaited<ReturnType<HostCommands[N]>>;

/** An app that has ended by itself. */
interface EndedApp {
  readonly code: number;
  readonly output: string;
}

/** The desktop app on the host: its page, and what it did to the system. */
export interface DesktopApp {
  readonly page: Page;
  readonly dataDir: string;
  ask<N extends keyof HostCommands>(name: N, ...argument: Argument<N>): Promise<Answer<N>>;
  /** The program started a second time, while it runs: resolves when that one has ended. */
  startSecond(argv: readonly string[]): Promise<EndedApp>;
  /** Ends it as a member would and starts it again on the same computer. */
  restart(changed?: DesktopOptions): Promise<void>;
  quit(): Promise<void>;
  /** Returns the printed log. */
  output(): string;
}

/** A computer of its own with the app on it, started. */
export async function startDesktop(
  options: DesktopOptions = {},
): Promise<DesktopApp & { dispose(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-desktop-"));
  const { executablePath, args = [] } = launchForTests();
  let settings: HostSettings = {
    dataDir,
    preload: join(root, "out/preload/index.cjs"),
    resourcesDir: join(dataDir, "resources"),
    isPackaged: false,
    version: product.version,
    hasKeyring: true,
    isKeyringLocked: false,
    readyToShow: "when loaded",
    platform: process.platform,
    languages: ["en-GB"],
    openUrl: null,
    chromium: { executablePath, args },
    ...options,
  };
  let current = options;
  let run = await start(settings, current);
  return {
    get page() {
      return run.page;
    },
    dataDir,
    ask: (name, ...argument) => run.ask(name, argument[0]) as never,
    startSecond: async (argv) => {
      const second = spawnApp(settings, { ...current, argv });
      const output = collectOutput(second);
      const [code] = await once(second, "exit") as [number];
      return { code, output: output() };
    },
    restart: async (changed = {}) => {
      await run.end();
      current = { ...current, argv: [], ...changed };
      settings = { ...settings, openUrl: null, isKeyringLocked: false, ...changed };
      run = await start(settings, current);
    },
    quit: () => run.end(),
    output: () => run.output(),
    dispose: async () => {
      await run.end();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

function spawnApp(
  settings: HostSettings,
  { server = "", argv = [], env = {} }: DesktopOptions,
): ChildProcess {
  const register = join(import.meta.dirname, "../host/register.ts");
  return spawn(process.execPath, ["--no-warnings", "--import", register, bundle, ...argv], {
    cwd: root,
    env: {
      ...process.env,
      ...homeIn(settings.dataDir),
      GLIMMER_SERVER_URL: server,
      ...env,
      ...toEnvironment(settings),
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
}

async function start(settings: HostSettings, options: DesktopOptions) {
  const child = spawnApp(settings, options);
  const exited = once(child, "exit");
  const output = collectOutput(child);
  const ask = createAsk(child, output);
  const address = await ask("debuggingAddress", undefined) as string;
  const browser: Browser = await chromium.connectOverCDP(address);
  const page = browser.contexts()[0]?.pages()[0];
  if (!page) throw new Error(`The app has no page.\n${output()}`);
  await page.waitForURL(({ hostname }) => hostname === "glimmer.localhost", { waitUntil: "commit" });
  return {
    page,
    ask,
    output,
    end: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        await browser.close().catch(() => undefined);
        ask("quit", undefined).catch(() => undefined);
        await exited;
      }
    },
  };
}

export function collectOutput(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  return () => output;
}

function createAsk(child: ChildProcess, output: () => string) {
  let lastId = 0;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  child.on("message", ({ id, value, error }: { id: number; value?: unknown; error?: string }) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(value);
    else asked?.reject(new Error(error));
  });
  child.on("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error(`The app has ended.\n${output()}`));
  });
  return (name: string, argument: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      child.send({ id: lastId, name, argument }, (error) => error && reject(error));
    });
}
