import { safeStorage, session as sessions } from "electron";
import type { Language } from "#shared/language/languages.ts";
import type { Socket } from "#shared/realtime/socket-client.ts";
import { createServerClock } from "#shared/system/server-clock.ts";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { createApiProxy } from "./api-proxy.ts";
import { createCancellableCalls } from "./cancellable-calls.ts";
import { openDeviceTokenStore } from "./device-token-store.ts";
import { type AuthorizedCalls, createAuthorizedCalls, type Fetch } from "./authorized-calls.ts";
import { openSocketIn } from "../security/open-socket.ts";
import { createReleaseWatch, stopCallsOnceTooOld } from "./release-watch.ts";
import { openSessionTokenStore, type SessionTokenStore } from "./session-token-store.ts";

interface ConnectionParts {
  readonly config: Pick<Config, "system">;
  readonly log: Log;
  /** Path of a file in the app's data folder. */
  readonly dataFile: (name: string) => string;
  /** Origin of the server in use; null while there is none. */
  readonly server: () => string | null;
  /** The language that the server's texts are asked for in. */
  readonly language: () => Language;
  /** Someone signed in or out. */
  readonly onSessionChange: () => void;
  /** The member changed their notification settings in the page. */
  readonly onSettingsChange: () => void;
  /** The keyring was unlocked late: the member is signed in now, and the page does not know. */
  readonly onLateSession: () => void;
  /**
   * The server no longer accepts this version. From now on no ticket is read, so a socket that is
   * renewed stays closed.
   */
  readonly onTooOld: () => void;
}

/** The session, and every call to the server. */
export interface Connection {
  readonly session: SessionTokenStore;
  /** The app's own calls. They reject while this version is too old for the server. */
  readonly calls: AuthorizedCalls;
  readonly fetch: Fetch;
  readonly openSocket: (address: string) => Socket;
  /** The time on the server, in ms: the computer's clock may be wrong. */
  readonly serverNow: () => number;
  /** Sends a call of the page to the server. */
  readonly callApi: (request: Request) => Promise<Response>;
  /** Cancels a call of the page by its id. */
  readonly cancelCall: (id: string) => void;
  /** Deletes the responses that are cached: they are in a language that the app has left. */
  clearCache(): void;
  /** Signs out on this computer, without a call to the server, and deletes what was cached. */
  signOut(): Promise<void>;
}

export function openConnection(parts: ConnectionParts): Connection {
  const { config, log, dataFile, server, language, onSessionChange, onSettingsChange, onLateSession } = parts;
  const encryptedFile = (name: string) => ({
    cipher: safeStorage,
    path: dataFile(name),
    system: config.system,
    log,
  });
  const session = openSessionTokenStore({
    ...encryptedFile("session"),
    onLateSession: () => {
      onSessionChange();
      onLateSession();
    },
  });
  const devices = openDeviceTokenStore(encryptedFile("device"));
  // The page's own session refuses the server's address, also to the main process. This one keeps
  // its cache over a restart.
  const ownSession = sessions.fromPartition("persist:server");
  const watch = createReleaseWatch(parts.onTooOld, log);
  const clock = createServerClock();
  const fetch: Fetch = async (address, init) => {
    const sentAt = Date.now();
    const response = await ownSession.fetch(address, init);
    watch.note(new URL(address).origin, response.headers);
    clock.note(response.headers, sentAt);
    return response;
  };
  const openSocket = (address: string) => openSocketIn(ownSession, address, language());
  const calls = createAuthorizedCalls(fetch, session, server, language);
  const clearCache = () =>
    void ownSession.clearCache().catch((cause: unknown) =>
      log.error("The cache could not be cleared", cause)
    );
  const changeSession = () => {
    // The next member must not find what this one was shown.
    clearCache();
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
    onSettingsChange,
  });
  const signOut = async () => {
    const wiped = session.wipe();
    changeSession();
    await wiped;
  };
  return {
    session,
    calls: stopCallsOnceTooOld(calls, watch),
    fetch,
    openSocket,
    serverNow: clock.now,
    callApi,
    cancelCall: cancellable.cancel,
    clearCache,
    signOut,
  };
}
