import { EventEmitter, once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import type { ProcessMetric } from "electron";
import { closeBrowser } from "./chromium.ts";
import { hostSettings, moveUserData, userData } from "./host-settings.ts";
import { endPretence } from "./platform.ts";
import { partOf } from "./part-of.ts";
import { pageProcess, record } from "./record.ts";

interface Closable {
  close(): void;
  isDestroyed(): boolean;
}

/** Open windows. browser-window.ts adds them. */
export const windows = new Set<Closable>();

/** The parts of Electron's that the app and the updater use. */
type Used =
  | "isPackaged"
  | "enableSandbox"
  | "setName"
  | "getName"
  | "getLocale"
  | "getPreferredSystemLanguages"
  | "getVersion"
  | "getAppPath"
  | "getAppMetrics"
  | "getLoginItemSettings"
  | "setLoginItemSettings"
  | "setAppUserModelId"
  | "setAboutPanelOptions"
  | "showAboutPanel"
  | "whenReady"
  | "getPath"
  | "setPath"
  | "setAsDefaultProtocolClient"
  | "isDefaultProtocolClient"
  | "setBadgeCount"
  | "requestSingleInstanceLock"
  | "releaseSingleInstanceLock"
  | "quit"
  | "exit"
  | "dock"
  | "commandLine";

class App extends EventEmitter implements Pick<Electron.App, Used> {
  private isQuitting = false;
  private isFirst = false;
  private handedOver: Promise<unknown> = Promise.resolve();
  readonly commandLine = partOf<Electron.CommandLine>({
    hasSwitch: (name) => process.argv.includes(`--${name}`),
  });
  readonly isPackaged = hostSettings().isPackaged;

  enableSandbox(): void {}
  setName(): void {}
  getName = () => "Glimmer";
  getLocale = () => "en-GB";
  getPreferredSystemLanguages = () => [...hostSettings().languages];
  getVersion = () => hostSettings().version;
  getAppPath = () => hostSettings().dataDir;
  dock = partOf<Electron.Dock>({
    setBadge: (text) => void (record.dockBadge = text),
    getBadge: () => record.dockBadge,
  });
  getLoginItemSettings = () =>
    partOf<Electron.LoginItemSettings>({
      wasOpenedAtLogin: false,
      openAtLogin: Boolean(record.loginItem?.openAtLogin),
      executableWillLaunchAtLogin: Boolean(record.loginItem?.openAtLogin),
    });
  setAppUserModelId(): void {}
  setAboutPanelOptions(): void {}

  /** macOS opens links before the app is ready. */
  async whenReady(): Promise<void> {
    endPretence();
    const { openUrl } = hostSettings();
    if (openUrl) this.emit("open-url", { preventDefault: () => {} }, openUrl);
    setImmediate(() => this.emit("ready", {}));
  }

  getPath(name: string): string {
    const { dataDir } = hostSettings();
    return name === "home" ? homedir() : name === "userData" ? userData() : join(dataDir, name);
  }

  /** Knows only the folder that the app ever moves. */
  setPath(name: string, path: string): void {
    if (name !== "userData") throw new Error(`The stand-in cannot move ${name}`);
    moveUserData(path);
  }

  setAsDefaultProtocolClient(scheme: string): boolean {
    record.protocolClients.push(scheme);
    return true;
  }

  setBadgeCount(count: number): boolean {
    record.badgeCount = count;
    return true;
  }

  setLoginItemSettings(settings: { openAtLogin?: boolean }): void {
    record.loginItem = settings;
  }

  /** Kilobytes that never change: of the main process, the page and the graphics. */
  getAppMetrics = () => [
    processMetric(process.pid, "Browser", 112_640),
    processMetric(pageProcess.pid, "Tab", pageProcess.kilobytes),
    processMetric(43, "GPU", 98_304),
  ];

  showAboutPanel(): void {
    record.aboutShown += 1;
  }

  /** One lock for each data folder. A second instance passes its arguments on and gets false. */
  requestSingleInstanceLock(): boolean {
    const { dataDir } = hostSettings();
    mkdirSync(dataDir, { recursive: true });
    const [lock, socket] = [join(dataDir, "lock"), join(dataDir, "lock.sock")];
    try {
      process.kill(Number(readFileSync(lock, "utf8")), 0);
      const line = connect(socket);
      this.handedOver = once(line, "close");
      line.end(JSON.stringify(process.argv));
      return false;
    } catch {
      // The lock is free, or its process is gone.
    }
    this.isFirst = true;
    writeFileSync(lock, String(process.pid));
    rmSync(socket, { force: true });
    createServer((line) => {
      let text = "";
      line.setEncoding("utf8").on("data", (part: string) => (text += part)).on("end", () => {
        this.emit("second-instance", {}, JSON.parse(text), "");
      });
    }).listen(socket).unref();
    return true;
  }

  isDefaultProtocolClient = () => true;

  releaseSingleInstanceLock(): void {
    rmSync(join(hostSettings().dataDir, "lock"), { force: true });
  }

  quit(): void {
    if (this.isQuitting) return;
    this.isQuitting = true;
    this.emit("before-quit", {});
    for (const window of windows) window.close();
    void this.end(0);
  }

  exit(code: number): void {
    void this.end(code);
  }

  private async end(code: number): Promise<void> {
    this.emit("will-quit", {});
    this.emit("quit", {}, code);
    if (this.isFirst) rmSync(join(hostSettings().dataDir, "lock"), { force: true });
    await this.handedOver;
    await closeBrowser();
    process.exit(code);
  }
}

function processMetric(pid: number, type: ProcessMetric["type"], kilobytes: number): ProcessMetric {
  return {
    pid,
    type,
    creationTime: 0,
    cpu: { percentCPUUsage: 0, idleWakeupsPerSecond: 0 },
    memory: { workingSetSize: kilobytes, peakWorkingSetSize: kilobytes },
  };
}

export const app = new App();
