import { EventEmitter } from "node:events";
import { vi } from "vitest";

/** Electron's `app`. `order` records the names of the calls whose order matters. */
export function fakeApp(order: string[], userData: string, hasLock: boolean) {
  const emitter = new EventEmitter();
  const ready = Promise.withResolvers<void>();
  const loginItem = { openAtLogin: false, wasOpenedAtLogin: false };
  /** A function whose calls `order` records. */
  const recordCalls = <A extends unknown[], R>(name: string, run: (...args: A) => R) =>
    vi.fn((...args: A): R => {
      order.push(name);
      return run(...args);
    });
  return Object.assign(emitter, {
    isPackaged: false,
    commandLine: { hasSwitch: vi.fn((_name: string) => false) },
    dock: { setBadge: vi.fn() },
    enableSandbox: recordCalls("enableSandbox", () => {}),
    setName: vi.fn(),
    getVersion: () => "1.2.3",
    getPreferredSystemLanguages: () => ["en-GB", "de"],
    getLocale: () => "en-GB",
    getAppPath: () => "/src/glimmer",
    setPath: recordCalls("setPath", (_name: string, _path: string) => {}),
    isDefaultProtocolClient: vi.fn((_scheme: string) => true),
    getPath: vi.fn((name: string) => name === "userData" ? userData : `${userData}/${name}`),
    requestSingleInstanceLock: recordCalls("requestSingleInstanceLock", () => hasLock),
    releaseSingleInstanceLock: recordCalls("releaseSingleInstanceLock", () => {}),
    setAsDefaultProtocolClient: recordCalls("setAsDefaultProtocolClient", (..._program: unknown[]) => true),
    setAppUserModelId: vi.fn(),
    whenReady: recordCalls("whenReady", () => ready.promise),
    setAboutPanelOptions: vi.fn(),
    showAboutPanel: vi.fn(),
    getAppMetrics: () => [
      { pid: 1, type: "Browser", memory: { workingSetSize: 90_000, peakWorkingSetSize: 90_000 } },
      { pid: 42, type: "Tab", memory: { workingSetSize: 180_000, peakWorkingSetSize: 180_000 } },
    ],
    setBadgeCount: vi.fn((_count: number) => true),
    /** The system's settings. */
    loginItem,
    setLoginItemSettings: vi.fn(({ openAtLogin }: { openAtLogin: boolean }) => {
      loginItem.openAtLogin = openAtLogin;
    }),
    getLoginItemSettings: () => loginItem,
    quit: recordCalls("quit", () => void emitter.emit("before-quit", {})),
    exit: recordCalls("exit", (_code: number) => {}),
    becomeReady: () => {
      emitter.emit("ready", {});
      ready.resolve();
    },
  });
}
