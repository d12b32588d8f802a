import { EventEmitter } from "node:events";
import type { MenuItemConstructorOptions, NotificationConstructorOptions } from "electron";
import { vi } from "vitest";
import { chooseEntry } from "./choose-entry.ts";
import { fakeApp } from "./fake-app.ts";
import { fakeKeyring, type FakeSession, fakeSession } from "./fake-session.ts";
import { FakeWindow } from "./fake-window.ts";

export interface FakeComputer {
  /** Folder of the app's data. */
  readonly userData: string;
  /** False where the app runs already. */
  readonly hasLock?: boolean;
  /** False where the system lets nobody have a tray. */
  readonly hasTray?: boolean;
}

export type FakeElectron = ReturnType<typeof fakeElectron>;

/**
 * Puts a computer of its own under a test: whatever is imported from then on finds this one as `electron`. `order` is what was called, by name, where the order matters.
 */
export function installElectron(computer: FakeComputer): FakeElectron {
  vi.resetModules();
  const electron = fakeElectron(computer);
  vi.doMock("electron", () => electron);
  return electron;
}

function fakeElectron({ userData, hasLock = true, hasTray = true }: FakeComputer) {
  const order: string[] = [];
  const windows: FakeWindow[] = [];
  const trays: FakeTray[] = [];
  const notifications: FakeNotification[] = [];
  const partitions = new Map<string, FakeSession>();
  const calls = new Map<string, (event: object, ...args: unknown[]) => Promise<unknown>>();
  const answers = new Map<string, (request: Request) => Promise<Response>>();

  const setApplicationMenu = vi.fn<(menu: { template: MenuItemConstructorOptions[] }) => void>();
  /** A call of the bridge by these contents, on our own page. */
  const callFrom = async (sender: object | undefined, name: string, ...args: unknown[]): Promise<unknown> => {
    const answer = calls.get(`glimmer:${name}`);
    if (!answer) throw new Error(`Nothing answers ${name}`);
    return await answer({ sender, senderFrame: { url: "app://glimmer/", parent: null } }, ...args);
  };

  return {
    order,
    windows,
    trays,
    notifications,
    partitions,
    callFrom,
    /** A call of the bridge, as the page of the first window makes it. */
    callFromPage: (name: string, ...args: unknown[]) => callFrom(windows[0]?.webContents, name, ...args),
    /** Chooses an entry of the application's menu. */
    chooseInMenu: (name: string) => chooseEntry(setApplicationMenu.mock.lastCall?.[0].template ?? [], name),
    /** A request of the page. */
    requestFromPage: async (path: string, init?: RequestInit): Promise<Response> => {
      const answer = answers.get("app");
      if (!answer) throw new Error("Nothing answers the scheme");
      return await answer(new Request(`app://glimmer${path}`, init));
    },

    app: fakeApp(order, userData, hasLock),
    protocol: {
      registerSchemesAsPrivileged: vi.fn((_schemes: object[]) =>
        void order.push("registerSchemesAsPrivileged")
      ),
      handle: vi.fn((scheme: string, answer: (request: Request) => Promise<Response>) => {
        order.push("protocol.handle");
        answers.set(scheme, answer);
      }),
    },
    session: {
      defaultSession: fakeSession(order),
      fromPartition: (name: string) => {
        const session = partitions.get(name) ?? fakeSession(order);
        partitions.set(name, session);
        return session;
      },
    },
    safeStorage: fakeKeyring,
    shell: { openExternal: vi.fn((_address: string) => Promise.resolve()) },
    clipboard: { writeText: vi.fn() },
    dialog: {
      showErrorBox: vi.fn((_title: string, _text: string) => {}),
      /** Whoever is asked presses the first button. */
      showMessageBox: vi.fn((_window: object, _options: object) => Promise.resolve({ response: 0 })),
    },
    ipcMain: {
      handle: (channel: string, answer: (event: object, ...args: unknown[]) => Promise<unknown>) =>
        void calls.set(channel, answer),
    },
    globalShortcut: { register: vi.fn((_keys: string, _pressed: () => void) => true), unregister: vi.fn() },
    nativeTheme: { themeSource: "system", shouldUseDarkColors: false },
    powerMonitor: new EventEmitter(),
    screen: Object.assign(new EventEmitter(), {
      getPrimaryDisplay: () => display,
      getAllDisplays: () => [display],
    }),
    nativeImage: {
      createFromPath: (path: string) => ({
        path,
        resize: ({ width, height }: { width: number; height: number }) => ({
          toBitmap: () => Buffer.alloc(width * height * 4),
        }),
      }),
      createFromBitmap: (pixels: Buffer, size: { width: number; height: number }) => ({ pixels, size }),
    },
    Menu: {
      buildFromTemplate: vi.fn((template: MenuItemConstructorOptions[]) => ({ template, popup: vi.fn() })),
      setApplicationMenu,
    },
    BrowserWindow: class extends FakeWindow {
      constructor(...options: ConstructorParameters<typeof FakeWindow>) {
        super(...options);
        order.push("BrowserWindow");
        windows.push(this);
      }
    },
    Tray: class extends FakeTray {
      constructor(icon: object) {
        if (!hasTray) throw new Error("No tray here");
        super(icon);
        trays.push(this);
      }
    },
    Notification: class extends FakeNotification {
      static isSupported = () => true;
      static removeGroup = vi.fn();
      constructor(options: NotificationConstructorOptions) {
        super(options);
        notifications.push(this);
      }
    },
  };
}

const area = { x: 0, y: 0, width: 1920, height: 1080 };
const display = { id: 1, scaleFactor: 1.5, bounds: area, workArea: area };

class FakeTray extends EventEmitter {
  readonly icon: object;
  readonly setToolTip = vi.fn<(text: string) => void>();
  readonly setTitle = vi.fn<(text: string) => void>();
  readonly setImage = vi.fn();
  readonly setContextMenu = vi.fn<(menu: { template: MenuItemConstructorOptions[] }) => void>();
  readonly destroy = vi.fn();

  constructor(icon: object) {
    super();
    this.icon = icon;
  }

  private menu(): MenuItemConstructorOptions[] {
    return this.setContextMenu.mock.lastCall?.[0].template ?? [];
  }

  labels(): unknown[] {
    return this.menu().map(({ label }) => label);
  }

  /** Chooses an entry of the menu as it is now. */
  choose(id: string): void {
    chooseEntry(this.menu(), id);
  }
}

class FakeNotification extends EventEmitter {
  readonly options: NotificationConstructorOptions;
  readonly show = vi.fn();
  readonly close = vi.fn();

  constructor(options: NotificationConstructorOptions) {
    super();
    this.options = options;
  }
}
