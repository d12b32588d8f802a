import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { schemePort } from "./app-server.ts";
import { chromiumData, hostOrigin, hostSettings } from "./host-settings.ts";

let context: Promise<BrowserContext> | null = null;
let isFirstTaken = false;
let pagesToCome = 0;

/** The Chromium of this run, with the storage of earlier runs. */
export function browserContext(): Promise<BrowserContext> {
  context ??= launch();
  return context;
}

async function launch(): Promise<BrowserContext> {
  const { chromium: { executablePath, args } } = hostSettings();
  const origin = `${new URL(hostOrigin).host} 127.0.0.1:${await schemePort}`;
  return await chromium.launchPersistentContext(chromiumData(), {
    executablePath,
    headless: true,
    viewport: { width: 1280, height: 860 },
    locale: "en-GB",
    timezoneId: "Europe/Paris",
    // The test connects to the same browser through a port.
    args: [...args, "--remote-debugging-port=0", `--host-resolver-rules=MAP ${origin}`],
    permissions: [],
  });
}

/** Returns a page for a window: first the one Chromium starts with. */
export async function pageForWindow(): Promise<Page> {
  const opened = await browserContext();
  const first = opened.pages()[0];
  if (!first || isFirstTaken) {
    pagesToCome += 1;
    return await opened.newPage();
  }
  isFirstTaken = true;
  return first;
}

/** Returns whether a new page is one for a window, and not one that a page opened. */
export function isForWindow(): boolean {
  if (pagesToCome === 0) return false;
  pagesToCome -= 1;
  return true;
}

/** Returns the address at which a test connects to Chromium. */
export async function debuggingAddress(): Promise<string> {
  await browserContext();
  const file = join(chromiumData(), "DevToolsActivePort");
  const [port] = (await readFile(file, "utf8")).split("\n");
  return `http://127.0.0.1:${port}`;
}

export function isOwnAddress(address: string): boolean {
  return address.startsWith(`${hostOrigin}/`);
}

export async function closeBrowser(): Promise<void> {
  await (await context)?.close().catch(() => undefined);
}
