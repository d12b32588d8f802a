import { join } from "node:path";

/** The computer the app runs on, as a test wants it. Passed in the environment. */
export interface HostSettings {
  /**
   * Data of the app and of Chromium. The same folder again is the same computer after a restart.
   */
  readonly dataDir: string;
  readonly preload: string;
  /** `process.resourcesPath` of the packaged app. */
  readonly resourcesDir: string;
  readonly isPackaged: boolean;
  readonly version: string;
  readonly hasKeyring: boolean;
  /** The keyring answers once a test unlocks it. */
  readonly isKeyringLocked: boolean;
  /** When windows emit `ready-to-show`. On Wayland it may come late, or never. */
  readonly readyToShow: "when loaded" | "after show" | "never";
  /** The system the app believes it runs on. */
  readonly platform: NodeJS.Platform;
  /** The languages that its user prefers. */
  readonly languages: readonly string[];
  /** The link that macOS starts the app with; null without one. */
  readonly openUrl: string | null;
  readonly chromium: { executablePath?: string; args: readonly string[] };
}

const variable = "GLIMMER_HOST";

export function toEnvironment(settings: HostSettings): Record<string, string> {
  return { [variable]: JSON.stringify(settings) };
}

function read(): HostSettings {
  const text = process.env[variable];
  if (!text) throw new Error(`${variable} is not set: the host is started by desktop-app.ts`);
  return JSON.parse(text) as HostSettings;
}

const settings = process.env[variable] ? read() : null;

export function hostSettings(): HostSettings {
  return settings ?? read();
}

let movedUserData: string | null = null;

/** The app's own folder, whose lock and Chromium are its own too. */
export function userData(): string {
  return movedUserData ?? join(hostSettings().dataDir, "app");
}

export function moveUserData(path: string): void {
  movedUserData = path;
}

/** Chromium's data, which in Electron lies in the app's own folder. */
export function chromiumData(): string {
  return join(movedUserData ?? hostSettings().dataDir, "chromium");
}

/**
 * Stands for `app://glimmer`, which needs Electron. The same after a restart,
 * because of its storage.
 */
export const hostOrigin = "http://glimmer.localhost";

export function toAppAddress(address: string): string {
  return address.startsWith(hostOrigin) ? `app://glimmer${address.slice(hostOrigin.length)}` : address;
}

export function toHostAddress(address: string): string {
  return address.startsWith("app://glimmer") ? hostOrigin + address.slice("app://glimmer".length) : address;
}
