import { getCurrentUser, logout } from "#shared/auth/contract.ts";
import { sessionTokenHeader } from "#shared/auth/token-headers.ts";
import { changeNotificationSettings } from "#shared/notifications/contract.ts";
import { postLimits } from "#shared/posts/post-limits.ts";
import { endsSession, isOwnResponse } from "#shared/system/own-response.ts";
import { callIdHeader } from "../../bridge.ts";
import type { Log } from "../log.ts";
import { type CancellableCalls, cancelledByPage } from "./cancellable-calls.ts";
import type { DeviceTokenStore } from "./device-token-store.ts";
import { forwardHeaders, forwardResponse } from "./proxy-headers.ts";
import type { AuthorizedCalls } from "./authorized-calls.ts";
import { readBytes } from "./read-json.ts";
import type { SessionTokenStore } from "./session-token-store.ts";
import { createTokenHeaders, type IsCallOf, isSignIn } from "./device-and-registration-tokens.ts";

/**
 * How long to wait for the headers of a response. Chromium alone would wait for the system's
 * limits, which are minutes.
 */
const timeoutMs = {
  read: 20_000,
  /** A model may check or speak what is written first. */
  write: 120_000,
  /** Short, because the page waits for it and the member is signed out already. */
  logout: 5_000,
};

/** The slowest upload that is waited for, on top of the timeout. */
const uploadBytesPerMs = 32;

/** The server takes this at most, with room for the form around it. */
const mostUploadBytes = postLimits.imageBytes + 2 * 1024 * 1024;

interface ApiProxyParts {
  readonly calls: AuthorizedCalls;
  readonly session: Pick<SessionTokenStore, "keep" | "wipe" | "tokenFor">;
  readonly devices: DeviceTokenStore;
  readonly cancellable: CancellableCalls;
  readonly log: Log;
  /**
   * Someone signed in or out. Called before the change is on disk, so that no call is made as
   * someone else meanwhile.
   */
  readonly onSessionChange: () => void;
  /** The member changed their notification settings. */
  readonly onSettingsChange: () => void;
}

/**
 * Sends the page's `/api` calls to the server, as the member who is signed in. Responses are
 * streamed; uploads are collected first, as Electron would anyway. A server that is silent or
 * unreachable is a network error to the page, as in a browser.
 */
export function createApiProxy(parts: ApiProxyParts): (request: Request) => Promise<Response> {
  const { calls, devices, cancellable, log } = parts;
  const tokens = createTokenHeaders(devices);
  let isServerAway = false;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const isCallOf: IsCallOf = ({ method, path }) =>
      pathname === path && request.method.toLowerCase() === method;
    const call = new AbortController();
    const removeCall = cancellable.add(request.headers.get(callIdHeader), call);
    try {
      await calls.isSignedIn();
      if (isSignIn(isCallOf)) await devices.opened;
      const body = request.body && await readBytes(request, mostUploadBytes);
      call.signal.throwIfAborted();
      const origin = calls.origin();
      const token = origin && parts.session.tokenFor(origin);
      const timeout = setTimeout(
        () => call.abort(new Error("The server did not respond in time")),
        timeoutFor(request, isCallOf) + (body?.length ?? 0) / uploadBytesPerMs,
      );
      const sent = calls.send(pathname + search, {
        method: request.method,
        headers: tokens.addTo(forwardHeaders(request), origin, isCallOf),
        body,
        signal: call.signal,
      }).finally(() => clearTimeout(timeout));
      // The member is signed out here even when the server cannot be reached.
      if (isCallOf(logout)) await Promise.allSettled([signOut(parts), sent]);
      const response = await sent;
      if (response.status === 407) {
        call.abort();
        throw new Error("A proxy asks for a password");
      }
      isServerAway = false;
      const stored = tokens.storeFrom(response.headers, origin, isCallOf);
      await followSession(parts, response, isCallOf, origin, token);
      await stored;
      if (isCallOf(changeNotificationSettings) && response.ok) parts.onSettingsChange();
      return forwardResponse(response, () => call.abort());
    } catch (cause) {
      const isCancelled = call.signal.reason === cancelledByPage;
      // Logged once, not with every retry.
      if (!isCancelled && !isServerAway) log.info(`${pathname} got no response: ${String(cause)}`);
      isServerAway ||= !isCancelled;
      return Response.error();
    } finally {
      removeCall();
    }
  };
}

function timeoutFor({ method }: Request, isCallOf: IsCallOf): number {
  if (isCallOf(logout)) return timeoutMs.logout;
  return method === "GET" || method === "HEAD" ? timeoutMs.read : timeoutMs.write;
}

/**
 * Keeps the token of a sign-in, and signs out when the server itself says that the
 * session is over (api.3).
 */
async function followSession(
  parts: ApiProxyParts,
  response: Response,
  isCallOf: IsCallOf,
  origin: string | null,
  tokenOfCall: string | null,
): Promise<void> {
  if (origin === null) return;
  const newToken = response.headers.get(sessionTokenHeader);
  if (isSignIn(isCallOf) && response.ok && newToken !== null && isOwnResponse(response)) {
    const kept = parts.session.keep(origin, newToken);
    parts.onSessionChange();
    await kept;
  }
  // The page reads the body too.
  const isOver = isCallOf(getCurrentUser) && response.status === 401 && tokenOfCall !== null &&
    await endsSession(response.clone());
  // Someone may have signed in since the call was made.
  if (isOver && parts.session.tokenFor(origin) === tokenOfCall) await signOut(parts);
}

async function signOut({ session, onSessionChange }: ApiProxyParts): Promise<void> {
  const wiped = session.wipe();
  onSessionChange();
  await wiped;
}
