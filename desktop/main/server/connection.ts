import { protocol, safeStorage, session as sessions, shell } from "electron";
import { join } from "node:path";
import { createApiProxy } from "./api-proxy.ts";
import type { Config } from "../config.ts";
import { openDeviceStore } from "./device-store.ts";
import { keepJson, type Kept } from "../os/json-file.ts";
import type { Log } from "../log.ts";
import { createExternalLinks, type ExternalLinks } from "../security/external-links.ts";
import { createPageRequests } from "../page/app-protocol.ts";
import { defaultPreferences } from "../settings/preferences.ts";
import { guardPages, guardSession } from "../security/security.ts";
import { createServerCalls, type Fetch, type ServerCalls } from "./server-calls.ts";
import { openSessionStore, type SessionStore } from "./session-store.ts";
import { parseSettings, type Settings } from "../settings/settings.ts";
import { createWaitingCalls } from "./cancellable-calls.ts";

interface ConnectionParts {
  readonly config: Config;
  readonly log: Log;
  readonly app: Electron.App;
  readonly dataDir: string;
  readonly bundleDir: string;
  readonly onSessionChange: () => void;
  /** A keyring that was locked lets the member in whom the last run kept: the page does not know yet. */
  readonly onLateSession: () => void;
}

/** The app's side of the server: what is remembered, who is signed in, and the scheme the page lives on. */
interface Connection {
  readonly settings: Kept<Settings>;
  readonly session: SessionStore;
  readonly calls: ServerCalls;
  readonly links: ExternalLinks;
  readonly fetch: Fetch;
  /** Ends a call of the page that waits for the server. */
  readonly cancelCall: (id: string) => void;
  /** Origin of the server in use. */
  server(): string | null;
  /** Here alone, and without a trace of what was fetched; the server is not asked. */
  signOut(): Promise<void>;
}

/** Opens it and guards the page's session before any page can be. */
export function openConnection(parts: ConnectionParts): Connection {
  const { config, log, app, dataDir, bundleDir, onSessionChange, onLateSession } = parts;
  const parse = parseSettings(defaultPreferences(config.system));
  const settings = keepJson(join(dataDir, "settings.json"), parse, log);
  const server = () => settings.read().server ?? config.builtInServer;
  const kept = (name: string) => ({
    cipher: safeStorage,
    path: join(dataDir, name),
    system: config.system,
    log,
  });
  const session = openSessionStore({
    ...kept("session"),
    onLateSession: () => {
      onSessionChange();
      onLateSession();
    },
  });
  const devices = openDeviceStore(kept("device"));
  // A session apart from the page's: what guards the page's requests would refuse our own. What the server lets be kept, e.g. pictures,
  // is there again after a restart.
  const own = sessions.fromPartition("persist:server");
  const fetch: Fetch = (address, init) => own.fetch(address, init);
  const calls = createServerCalls(fetch, session, server);
  const links = createExternalLinks(shell, server, log);

  const changeSession = () => {
    // What one member was shown is not left for the next.
    own.clearCache().catch((cause: unknown) => log.error("What was fetched could not be cleared", cause));
    onSessionChange();
  };
  const waiting = createWaitingCalls();
  guardSession(sessions.defaultSession, server, config.devPages);
  guardPages(app, links, log);
  const answer = createPageRequests({
    bundleDir,
    devPages: config.devPages,
    server,
    callApi: createApiProxy({ calls, session, devices, waiting, log, onSessionChange: changeSession }),
    fetch: (address, headers) => own.fetch(address, { headers }),
  });
  protocol.handle("app", answer);
  const signOut = async () => {
    const wiped = session.wipe();
    changeSession();
    await wiped;
  };
  return { settings, session, calls, links, fetch, cancelCall: waiting.cancel, server, signOut };
}
