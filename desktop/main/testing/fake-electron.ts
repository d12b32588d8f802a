import { EventEmitter } from "node:events";
import type { MenuItemConstructorOptions, NotificationConstructorOptions } from "electron";
import { vi } from "vitest";
import { FakeSocket } from "#shared/realtime/testing/fake-sockets.ts";
import { fakeApp } from "./fake-app.ts";
import { chooseEntry, FakeTray } from "./fake-menus.ts";
import { fakeKeyring, type FakeSession, fakeSession } from "./fake-session.ts";
import { FakeWindow } from "./fake-window.ts";

export interface FakeComputer {
  readonly userData: string;
  /** False when the app runs already. */
  readonly hasLock?: boolean;
  /** False on a system without a tray. */
  readonly hasTray?: boolean;
}

export type FakeElectron = ReturnType<typeof fakeElectron>;

/**
 * Replaces the module `electron` for everything that is imported afterwards. `order` records calls
 * whose order matters.
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
  const schemeHandlers = new Map<string, (request: Request) => Promise<Response>>();

  const setApplicationMenu = vi.fn<(menu: { template: MenuItemConstructorOptions[] }) => void>();
  /** Makes a bridge call from these contents. */
  const callFrom = async (sender: object | undefined, name: string, ...args: unknown[]): Promise<unknown> => {
    const handler = calls.get(`glimmer:${name}`);
    if (!handler) throw new Error(`There is no handler of ${name}`);
    return await handler({ sender, senderFrame: { url: "app://glimmer/", parent: null } }, ...args);
  };

  return {
    order,
    windows,
    trays,
    notifications,
    partitions,
    callFrom,
    /** Makes a bridge call from the page of the first window. */
    callFromPage: (name: string, ...args: unknown[]) => callFrom(windows[0]?.webContents, name, ...args),
    /** Clicks an entry of the application menu. */
    chooseInMenu: (name: string) => chooseEntry(setApplicationMenu.mock.lastCall?.[0].template ?? [], name),
    /** Makes a request of the page. */
    requestFromPage: async (path: string, init?: RequestInit): Promise<Response> => {
      const handler = schemeHandlers.get("app");
      if (!handler) throw new Error("There is no handler of the scheme");
      return await handler(new Request(`app://glimmer${path}`, init));
    },

    app: fakeApp(order, userData, hasLock),
    protocol: {
      registerSchemesAsPrivileged: vi.fn((_schemes: object[]) =>
        void order.push("registerSchemesAsPrivileged")
      ),
      handle: vi.fn((scheme: string, handler: (request: Request) => Promise<Response>) => {
        order.push("protocol.handle");
        schemeHandlers.set(scheme, handler);
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
    ...fakeSystem(),
    ipcMain: {
      handle: (channel: string, handler: (event: object, ...args: unknown[]) => Promise<unknown>) =>
        void calls.set(channel, handler),
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

/** The parts of Electron that stand for the system. */
function fakeSystem() {
  return {
    safeStorage: fakeKeyring,
    shell: { openExternal: vi.fn((_address: string) => Promise.resolve()) },
    clipboard: { writeText: vi.fn((_text: string) => Promise.resolve()) },
    net: { WebSocket: FakeSocket },
    dialog: {
      showErrorBox: vi.fn((_title: string, _text: string) => {}),
      /** The member presses the first button. */
      showMessageBox: vi.fn((_window: object, _options: object) => Promise.resolve({ response: 0 })),
      /** The member cancels. */
      showSaveDialog: vi.fn((_window: object, _options: object) =>
        Promise.resolve({ canceled: true, filePath: "" })
      ),
      showMessageBoxSync: vi.fn((_window: object, _options: object) => 0),
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
        isEmpty: () => false,
        resize: ({ width, height }: { width: number; height: number }) => ({
          toBitmap: () => Buffer.alloc(width * height * 4),
        }),
      }),
      createFromBitmap: (pixels: Buffer, size: { width: number; height: number }) => ({ pixels, size }),
    },
  };
}

class FakeNotification extends EventEmitter {
  readonly options: NotificationConstructorOptions;
  readonly show = vi.fn(() => void this.emit("show", {}));
  readonly close = vi.fn();

  constructor(options: NotificationConstructorOptions) {
    super();
    this.options = options;
  }
}
