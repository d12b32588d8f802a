import { EventEmitter } from "node:events";
import type { BrowserWindowConstructorOptions, Rectangle } from "electron";
import { vi } from "vitest";

/** Electron's `WebContents`. `send` has the messages to the page. */
class FakeContents extends EventEmitter {
  address = "";
  readonly session = { addWordToSpellCheckerDictionary: vi.fn((_word: string) => true) };
  readonly navigationHistory = { goBack: vi.fn(), goForward: vi.fn() };
  readonly send = vi.fn<(channel: string, ...args: unknown[]) => void>();
  readonly reload = vi.fn();
  readonly forcefullyCrashRenderer = vi.fn();
  /** A page that hangs never responds. */
  readonly executeJavaScript = vi.fn((_code: string): Promise<unknown> => new Promise(() => {}));
  readonly loadURL = vi.fn((address: string) => {
    // Electron may emit events before the promise settles.
    this.address = address;
    this.emit("did-navigate", {}, address, 200, "OK");
    return Promise.resolve();
  });
  readonly findInPage = vi.fn((_text: string, _options: object) => 1);
  readonly stopFindInPage = vi.fn();
  readonly replaceMisspelling = vi.fn();
  readonly downloadURL = vi.fn();
  readonly copyImageAt = vi.fn();
  readonly setWindowOpenHandler = vi.fn();
  readonly isDestroyed = vi.fn(() => false);
  readonly getURL = () => this.address;
  readonly getOSProcessId = () => 42;

  /** Returns the bridge events of this name that the page got. */
  sentEvents(name: string): unknown[] {
    return this.send.mock.calls.filter(([channel]) => channel === `glimmer:${name}`).map(([, event]) =>
      event
    );
  }
}

/** Electron's `BrowserWindow`, which only records calls. */
export class FakeWindow extends EventEmitter {
  readonly webContents = new FakeContents();
  readonly options: BrowserWindowConstructorOptions;
  private isShown = false;
  title = "";

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super();
    this.options = options;
    this.isShown = options.show !== false;
  }

  readonly show = vi.fn(() => void (this.isShown = true));
  readonly hide = vi.fn(() => void (this.isShown = false));
  readonly isVisible = vi.fn(() => this.isShown);
  readonly focus = vi.fn();
  readonly maximize = vi.fn();
  readonly restore = vi.fn();
  readonly destroy = vi.fn();
  readonly setBounds = vi.fn<(bounds: Rectangle) => void>();
  readonly setFullScreen = vi.fn();
  readonly setOverlayIcon = vi.fn();
  readonly setTitle = vi.fn((title: string) => void (this.title = title));
  readonly isDestroyed = vi.fn(() => false);
  readonly isFocused = vi.fn(() => false);
  readonly isMinimized = vi.fn(() => false);
  readonly isMaximized = vi.fn(() => false);
  readonly isFullScreen = vi.fn(() => false);
  readonly getNormalBounds = vi.fn((): Rectangle => ({ x: 0, y: 0, width: 900, height: 700 }));

  /** Closes the window as a member would. Returns false when the app prevented it. */
  close(): boolean {
    const event = { preventDefault: vi.fn() };
    this.emit("close", event);
    return event.preventDefault.mock.calls.length === 0;
  }
}
