import { safeStorage, session as sessions } from "electron";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { createApiProxy } from "./api-proxy.ts";
import { createCancellableCalls } from "./cancellable-calls.ts";
import { openDeviceStore } from "./device-store.ts";
import { createServerCalls, type Fetch, type ServerCalls } from "./server-calls.ts";
import { openSessionStore, type SessionStore } from "./session-store.ts";

interface ConnectionParts {
  readonly config: Pick<Config, "system">;
  readonly log: Log;
  /** Path of a file in the app's data folder. */
  readonly dataFile: (name: string) => string;
  /** Origin of the server in use; null while there is none. */
  readonly server: () => string | null;
  /** Someone signed in or out. */
  readonly onSessionChange: () => void;
  /** The keyring was unlocked late: the member is signed in now, and the page does not know. */
  readonly onLateSession: () => void;
}

/** The main process's side of the server: who is signed in, and every call. */
export interface Connection {
  readonly session: SessionStore;
  readonly calls: ServerCalls;
  readonly fetch: Fetch;
  /** Sends a call of the page to the server. */
  readonly callApi: (request: Request) => Promise<Response>;
  /** Cancels a call of the page by its id. */
  readonly cancelCall: (id: string) => void;
  /** Signs out on this computer, without a call to the server, and deletes what was cached. */
  signOut(): Promise<void>;
}

export function openConnection(parts: ConnectionParts): Connection {
  const { config, log, dataFile, server, onSessionChange, onLateSession } = parts;
  const encrypted = (name: string) => ({
    cipher: safeStorage,
    path: dataFile(name),
    system: config.system,
    log,
  });
  const session = openSessionStore({
    ...encrypted("session"),
    onLateSession: () => {
      onSessionChange();
      onLateSession();
    },
  });
  const devices = openDeviceStore(encrypted("device"));
  // The page's own session refuses the server's address, also to the main process. This one keeps its cache over a restart.
  const ownSession = sessions.fromPartition("persist:server");
  const fetch: Fetch = (address, init) => ownSession.fetch(address, init);
  const calls = createServerCalls(fetch, session, server);
  const changeSession = () => {
    // The next member must not find what this one was shown.
    ownSession.clearCache().catch((cause: unknown) => log.error("The cache could not be cleared", cause));
    onSessionChange();
  };
  const cancellable = createCancellableCalls();
  const callApi = createApiProxy({
    calls,
    session,
    devices,
    cancellable,
    log,
    onSessionChange: changeSession,
  });
  const signOut = async () => {
    const wiped = session.wipe();
    changeSession();
    await wiped;
  };
  return { session, calls, fetch, callApi, cancelCall: cancellable.cancel, signOut };
}
