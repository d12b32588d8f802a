import { EventEmitter } from "node:events";
import { app, windows } from "./app.ts";
import { pageForWindow } from "./chromium.ts";
import { hostSettings } from "./host-settings.ts";
import { WebContents } from "./web-contents.ts";

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The parts of Electron's that the app uses, but for its contents, which web-contents.ts checks.
 */
type Used =
  | "isDestroyed"
  | "isMinimized"
  | "isMaximized"
  | "isFullScreen"
  | "isFocused"
  | "isVisible"
  | "getNormalBounds"
  | "restore"
  | "setOverlayIcon"
  | "maximize"
  | "setTitle"
  | "setBounds"
  | "show"
  | "hide"
  | "focus"
  | "close"
  | "destroy";

/** A window that is not drawn: its bounds, whether it would be shown, and a real page inside. */
export class BrowserWindow extends EventEmitter implements Pick<Electron.BrowserWindow, Used> {
  readonly webContents: WebContents;
  readonly options: Record<string, unknown>;
  private bounds: Bounds;
  private visible = false;
  private focused = false;
  private maximized = false;
  private destroyed = false;
  private loaded = false;
  private toldReady = false;
  title = "";
  /** The overlay on the task bar's button: it goes with its window. */
  overlay = "";
  static last: BrowserWindow | null = null;

  constructor(options: Record<string, unknown> & Bounds) {
    super();
    this.options = options;
    this.bounds = { x: options.x, y: options.y, width: options.width, height: options.height };
    this.webContents = new WebContents();
    windows.add(this);
    BrowserWindow.last = this;
    const { webContents } = this;
    const load = webContents.loadURL.bind(webContents);
    const attached = pageForWindow().then((page) => webContents.attach(page));
    webContents.loadURL = async (address) => {
      await attached;
      await load(address);
      this.loaded = true;
      this.tellReady();
    };
    webContents.on(
      "title",
      (title: string) => this.emit("page-title-updated", { preventDefault: () => {} }, title),
    );
  }

  /** Emits `ready-to-show` once, when the test's computer would. */
  private tellReady(): void {
    const { readyToShow } = hostSettings();
    const isReady = this.loaded && (this.visible || readyToShow === "when loaded");
    if (this.toldReady || !isReady || readyToShow === "never") return;
    this.toldReady = true;
    this.emit("ready-to-show");
  }

  isDestroyed = () => this.destroyed;
  isMinimized = () => false;
  isMaximized = () => this.maximized;
  isFullScreen = () => false;
  isFocused = () => this.focused;
  isVisible = () => this.visible;
  getNormalBounds = () => this.bounds;
  restore(): void {}

  setOverlayIcon(_image: unknown, description: string): void {
    if (this.visible) this.overlay = description;
  }

  maximize(): void {
    this.maximized = true;
  }

  /**
   * Presses and releases Back. Chromium handles a mouse button itself. Windows makes an app command
   * of the key, Linux of the key's press and release and of the mouse's press.
   */
  async goBackBy(device: "mouse" | "keyboard"): Promise<void> {
    const { platform } = hostSettings();
    const command = () => this.emit("app-command", { preventDefault: () => {} }, "browser-backward");
    for (const type of ["keyDown", "keyUp"] as const) {
      if (device === "keyboard") {
        this.webContents.emit("before-input-event", {}, { type, key: "BrowserBack" });
      }
      const isPress = type === "keyDown";
      if (platform === "linux" && (isPress || device === "keyboard")) command();
      if (platform === "win32" && isPress && device === "keyboard") command();
    }
    if (device === "mouse") this.webContents.navigationHistory.goBack();
    await this.webContents.travelled;
  }

  /** The page's script never ends. Chromium notices when the member clicks or types. */
  hang(): void {
    this.webContents.page?.evaluate(() => {
      for (;;);
    }).catch(() => undefined);
    this.emit("unresponsive");
  }

  setTitle(title: string): void {
    this.title = title;
  }

  setBounds(bounds: Bounds): void {
    this.bounds = bounds;
    this.emit("move");
  }

  show(): void {
    this.visible = true;
    this.emit("show");
    this.tellReady();
  }

  hide(): void {
    this.visible = false;
    this.overlay = "";
    this.blur();
    this.emit("hide");
  }

  focus(): void {
    this.focused = true;
    this.emit("focus");
  }

  blur(): void {
    this.focused = false;
    this.emit("blur");
  }

  close(): void {
    let isPrevented = false;
    this.emit("close", { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) this.destroy();
  }

  destroy(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    this.webContents.isGone = true;
    windows.delete(this);
    this.emit("closed");
    if (windows.size === 0) app.emit("window-all-closed");
  }
}
