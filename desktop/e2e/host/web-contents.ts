import { EventEmitter } from "node:events";
import type { CDPSession, Frame, Page, Request, Route } from "playwright";
import { countMatches, Finder, type FindOptions } from "./find.ts";
import { handlers } from "./ipc-main.ts";
import { browserContext, isForWindow, isOwnAddress, pageForWindow } from "./chromium.ts";
import { hostOrigin, toAppAddress, toHostAddress } from "./host-settings.ts";
import { deliverKey, invokeBinding, preloadScript, titleBinding } from "./preload-world.ts";
import { partOf } from "./part-of.ts";
import { pageProcess, record } from "./record.ts";
import { app } from "./app.ts";
import { requestGuard } from "./session.ts";

const all = new Map<Page, WebContents>();
let isPrepared: Promise<void> | null = null;

type OpenHandler = Parameters<Electron.WebContents["setWindowOpenHandler"]>[0];

/** The parts of Electron's that the app uses; of session and history a part is enough. */
type Used =
  | "forcefullyCrashRenderer"
  | "executeJavaScript"
  | "getURL"
  | "loadURL"
  | "reload"
  | "getOSProcessId"
  | "isDestroyed"
  | "send"
  | "setWindowOpenHandler"
  | "findInPage"
  | "stopFindInPage"
  | "replaceMisspelling"
  | "downloadURL"
  | "copyImageAt";

/** `WebContents`: a page of Chromium. */
export class WebContents extends EventEmitter implements Pick<Electron.WebContents, Used> {
  page: Page | null = null;
  private openHandler: OpenHandler = () => ({ action: "allow" });
  private waiting: Promise<unknown> = Promise.resolve();
  isGone = false;
  private crashed = false;
  private endsBy: "crashed" | "killed" = "crashed";
  private devTools: CDPSession | null = null;
  private readonly finder = new Finder(
    (text) => this.page?.evaluate(countMatches, text) ?? Promise.resolve(0),
    (result) => this.emit("found-in-page", {}, result),
  );
  session = { addWordToSpellCheckerDictionary: () => true };
  /** Runs one navigation at a time. */
  travelled: Promise<unknown> = Promise.resolve();
  navigationHistory = {
    goBack: () => this.travel((page) => page.goBack()),
    goForward: () => this.travel((page) => page.goForward()),
  };

  constructor() {
    super();
    app.emit("web-contents-created", {}, this);
  }

  async attach(page: Page): Promise<void> {
    await (isPrepared ??= prepare());
    this.page = page;
    all.set(page, this);
    // Like Electron, only for a new page, not for a refused navigation.
    const session = await page.context().newCDPSession(page);
    this.devTools = session;
    session.on("Page.frameNavigated", ({ frame }) => {
      if (!frame.parentId) this.emit("did-navigate", {}, toAppAddress(frame.url));
    });
    await session.send("Page.enable");
    page.on("load", () => this.emit("did-finish-load"));
    page.on("crash", () => {
      this.crashed = true;
      this.emit("render-process-gone", {}, { reason: this.endsBy, exitCode: 5 });
    });
  }

  /** Ends the page's process, also one that hangs. */
  end(reason: "crashed" | "killed"): void {
    this.endsBy = reason;
    // There is nobody left to answer.
    this.devTools?.send("Page.crash").catch(() => undefined);
  }

  executeJavaScript = (code: string) => this.page?.evaluate(code) ?? Promise.resolve();

  forcefullyCrashRenderer(): void {
    this.end("killed");
  }

  private travel(go: (page: Page) => Promise<unknown>): void {
    this.travelled = this.travelled.then(() => this.page && go(this.page)).catch(() => undefined);
  }

  getURL(): string {
    return toAppAddress(this.page?.url() ?? "");
  }

  async loadURL(address: string): Promise<void> {
    await this.page?.goto(toHostAddress(address));
  }

  reload(): void {
    if (this.crashed) void this.replace();
    else void this.page?.reload();
  }

  /** Playwright never uses a page again that crashed: its address moves to a new one. */
  private async replace(): Promise<void> {
    const { page: old } = this;
    this.crashed = false;
    await this.attach(await pageForWindow());
    await this.page?.goto(old?.url() ?? "");
    if (old) all.delete(old);
    await old?.close().catch(() => undefined);
  }

  getOSProcessId(): number {
    return pageProcess.pid;
  }

  isDestroyed(): boolean {
    return this.isGone;
  }

  /** Delivers messages one at a time, in order. */
  send(channel: string, payload: unknown): void {
    record.messages.push({ direction: "out", channel, payload });
    this.waiting = this.waiting.then(() =>
      this.page?.evaluate(
        ([key, name, event]) => {
          const deliver = (window as unknown as Record<symbol, (n: unknown, e: unknown) => void>)[
            Symbol.for(String(key))
          ];
          deliver?.(name, event);
        },
        [deliverKey, channel, payload] as const,
      )
    ).catch(() => undefined);
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  /** Returns whether a window may open. */
  mayOpen(address: string): boolean {
    return this.openHandler(partOf<Electron.HandlerDetails>({ url: address })).action === "allow";
  }

  findInPage(text: string, options: FindOptions = {}): number {
    return this.finder.find(text, options);
  }

  stopFindInPage(): void {
    this.finder.stop();
  }
  replaceMisspelling(): void {}
  downloadURL(): void {}
  copyImageAt(): void {}
}

/**
 * Sets up, once for all windows, the preload script, its messages, and the guard of
 * requests that leave the app.
 */
async function prepare(): Promise<void> {
  const context = await browserContext();
  await context.exposeBinding(
    invokeBinding,
    ({ page, frame }, channel: string, args: unknown[]) => invoke(page, frame, channel, args),
  );
  await context.exposeBinding(titleBinding, ({ page }, title: string) => {
    all.get(page)?.emit("title", title);
  });
  await context.addInitScript(preloadScript());
  await context.route((url) => url.origin !== hostOrigin, guard);
  context.on("page", (page) => void askForWindow(page));
}

/**
 * A window that the page opened: calls the window-open handler, as Electron does before it opens
 * one, and closes the window.
 */
async function askForWindow(page: Page): Promise<void> {
  if (isForWindow()) return;
  const [opener] = all.values();
  const isOwn = await page.waitForURL((url) => isOwnAddress(url.href), { waitUntil: "commit" }).then(
    () => true,
    () => false,
  );
  if (isOwn) opener?.mayOpen(toAppAddress(page.url()));
  await page.close().catch(() => undefined);
}

async function invoke(page: Page, frame: Frame, channel: string, args: unknown[]) {
  record.messages.push({ direction: "in", channel, payload: args });
  const handler = handlers.get(channel);
  const event = {
    sender: all.get(page),
    senderFrame: { url: toAppAddress(frame.url()), parent: frame.parentFrame() && {} },
  } as unknown as Electron.IpcMainInvokeEvent;
  try {
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const value = await handler(event, ...args);
    record.messages.push({ direction: "out", channel, payload: value });
    return { value };
  } catch (error) {
    return { error: String(error) };
  }
}

/**
 * Runs the page's guards for navigations and the session's guards for every request
 * that leaves the app.
 */
async function guard(route: Route, request: Request): Promise<void> {
  const { page, isMain } = findFrame(request);
  const contents = page && all.get(page);
  if (request.isNavigationRequest()) {
    if (!contents) {
      // A window that the page opened has no page yet.
      const [opener] = all.values();
      opener?.mayOpen(request.url());
      return await route.abort();
    }
    let isPrevented = false;
    const event = {
      url: request.url(),
      isMainFrame: isMain,
      preventDefault: () => (isPrevented = true),
    };
    contents.emit("will-frame-navigate", event);
    if (isMain) contents.emit(request.redirectedFrom() ? "will-redirect" : "will-navigate", event);
    if (isPrevented) return await route.abort("aborted");
  }
  const isAllowed = await requestGuard(request.url());
  await (isAllowed ? route.continue() : route.abort("blockedbyclient"));
}

function findFrame(request: Request): { page: Page | null; isMain: boolean } {
  try {
    const frame = request.frame();
    return { page: frame.page(), isMain: frame === frame.page().mainFrame() };
  } catch {
    return { page: null, isMain: true };
  }
}
