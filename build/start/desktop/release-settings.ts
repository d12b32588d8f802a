type Env = Readonly<Record<string, string | undefined>>;

/** The addresses that a release contains. */
interface ReleaseSettings {
  readonly serverUrl: string;
  /** Folder with the releases; null: the app does not update itself. */
  readonly updateUrl: string | null;
}

/** Reads the addresses of a release. Throws the sentence that says what to set. */
export function readReleaseSettings(env: Env): ReleaseSettings {
  if (!env.GLIMMER_SERVER_URL) {
    throw new Error("Set GLIMMER_SERVER_URL to the https address of the server the app is for.");
  }
  return {
    serverUrl: safeAddress("GLIMMER_SERVER_URL", env.GLIMMER_SERVER_URL),
    updateUrl: env.GLIMMER_UPDATE_URL ? safeAddress("GLIMMER_UPDATE_URL", env.GLIMMER_UPDATE_URL) : null,
  };
}

/** Plain http is for trying things out on one machine. */
function safeAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === "https:" ||
    (url?.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname));
  if (!isSafe || url.username || url.password) {
    throw new Error(`${name} must be an https address without a password in it, not "${value}".`);
  }
  return value;
}

/**
 * The feed as electron-builder takes it: written into the app, and the reason it writes the lists
 * of files the updater reads.
 */
export function feedArguments(updateUrl: string | null): string[] {
  if (updateUrl === null) return [];
  return ["--config.publish.provider=generic", `--config.publish.url=${updateUrl}`];
}
