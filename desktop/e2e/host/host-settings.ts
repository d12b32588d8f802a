/** What a test decides about the machine the app thinks it runs on. Handed over in the environment. */
export interface HostSettings {
  /** Everything the app and its Chromium keep. The same folder again is the same computer, restarted. */
  readonly dataDir: string;
  readonly preload: string;
  /** What the packaging left beside the app. */
  readonly resourcesDir: string;
  readonly isPackaged: boolean;
  readonly version: string;
  readonly hasKeyring: boolean;
  /** When a window says that it can be shown: some desktops with Wayland say it late, or not at all. */
  readonly readyToShow: "when loaded" | "after show" | "never";
  /** The system the app thinks it runs on. */
  readonly platform: NodeJS.Platform;
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

export const settings = process.env[variable] ? read() : null;

export function hostSettings(): HostSettings {
  return settings ?? read();
}

/** `app://glimmer` as Chromium knows it here: its own scheme needs Electron. The same over a restart, for its storage. */
export const hostOrigin = "http://glimmer.localhost";

export function toAppAddress(address: string): string {
  return address.startsWith(hostOrigin) ? `app://glimmer${address.slice(hostOrigin.length)}` : address;
}

export function toHostAddress(address: string): string {
  return address.startsWith("app://glimmer") ? hostOrigin + address.slice("app://glimmer".length) : address;
}
