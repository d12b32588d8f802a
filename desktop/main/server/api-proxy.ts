import { getCurrentUser, logout } from "#shared/auth/contract.ts";
import { deviceTokenHeader, registrationTokenHeader, sessionTokenHeader } from "#shared/auth/rules.ts";
import { callIdHeader } from "../../bridge.ts";
import { createBearerCalls, signsIn } from "./token-headers.ts";
import type { DeviceStore } from "./device-store.ts";
import type { Log } from "../log.ts";
import type { ServerCalls } from "./server-calls.ts";
import type { SessionStore } from "./session-store.ts";
import { cancelledByPage, type WaitingCalls } from "./cancellable-calls.ts";

/** What the page may say to the server. Its cookies, origin and whatever it may call authorization stay here. */
const passedOn = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "last-event-id",
  "range",
  "user-agent",
];

/** What the server says to us alone. Bodies arrive decoded, so what described their coding would be wrong. */
const keptBack = [
  sessionTokenHeader,
  registrationTokenHeader,
  deviceTokenHeader,
  "set-cookie",
  "content-encoding",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "strict-transport-security",
];

/** How long the server may be silent before its answer begins; the answer itself may take its time. */
const silenceMs = {
  read: 20_000,
  /** What is written may be looked at, or spoken, by a model first. Its way there takes longer the more it is. */
  change: 120_000,
  /** The member waits for the page to say so, and is signed out already. */
  logout: 5_000,
};

/** The slowest line that an upload is waited for. */
const uploadBytesPerMs = 32;

interface ApiProxyParts {
  readonly calls: ServerCalls;
  readonly session: Pick<SessionStore, "keep" | "wipe" | "tokenFor">;
  readonly devices: DeviceStore;
  readonly waiting: WaitingCalls;
  readonly log: Log;
  /** Somebody signed in or out. */
  readonly onSessionChange: () => void;
}

/**
 * Answers the page's `/api/*` from the server, as whoever is signed in. Answers are streamed; a page that stops reading stops
 * the server's, and cancels a call by its id before that. What the page sends is sent when all of it is there. A server that does not
 * answer, or not in time, is a network failure to the page, as it would be in a browser.
 */
export function createApiProxy(
  { calls, session, devices, waiting, log, onSessionChange }: ApiProxyParts,
): (request: Request) => Promise<Response> {
  // Told at once, not when it is on the disk: from now on whatever is asked is asked as somebody else.
  const signedIn = async (origin: string, token: string) => {
    const kept = session.keep(origin, token);
    onSessionChange();
    await kept;
  };
  const signedOut = async () => {
    const wiped = session.wipe();
    onSessionChange();
    await wiped;
  };
  const bearerCalls = createBearerCalls(devices);
  let isAway = false;
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const isCallOf = (row: { method: string; path: string }) =>
      pathname === row.path && request.method.toLowerCase() === row.method;
    const leaving = new AbortController();
    const waitNoMore = waiting.add(request.headers.get(callIdHeader), leaving);
    try {
      await calls.isSignedIn();
      if (signsIn(isCallOf)) await devices.opened;
      // Electron collects it anyway, and would copy what it has with each piece that comes.
      const body = request.body && new Uint8Array(await request.arrayBuffer());
      leaving.signal.throwIfAborted();
      const origin = calls.origin();
      const held = origin && session.tokenFor(origin);
      // Chromium waits for the system's own limits, which are minutes where a network swallows what is sent.
      const silence = setTimeout(
        () => leaving.abort(new Error("It was silent for too long")),
        silenceMs[isCallOf(logout) ? "logout" : isRead(request) ? "read" : "change"] +
          (body?.length ?? 0) / uploadBytesPerMs,
      );
      const sent = calls.send(pathname + search, {
        method: request.method,
        headers: bearerCalls.prepare(headersFor(request), origin, isCallOf),
        body,
        signal: leaving.signal,
      }).finally(() => clearTimeout(silence));
      // Signing out means here, whatever the server hears of it, and when: the app may be closed at once.
      if (isCallOf(logout)) await Promise.allSettled([signedOut(), sent]);
      const answer = await sent;
      // It comes from a proxy on the way that wants a password, not from the server.
      if (answer.status === 407) {
        leaving.abort();
        throw new Error("A proxy asks for a password");
      }
      isAway = false;
      const kept = bearerCalls.keepFrom(answer.headers, origin, isCallOf);
      const token = answer.headers.get(sessionTokenHeader);
      if (signsIn(isCallOf) && answer.ok && token !== null && origin !== null) {
        await signedIn(origin, token);
      }
      await kept;
      // The server says that the session we hold is over, if it is still the one it was asked with.
      const isOver = isCallOf(getCurrentUser) && answer.status === 401;
      if (isOver && origin && held !== null && session.tokenFor(origin) === held) await signedOut();
      return passOn(answer, () => leaving.abort());
    } catch (cause) {
      const isCancelled = leaving.signal.reason === cancelledByPage;
      // Once, and not with every retry.
      if (!isCancelled && !isAway) log.info(`${pathname} had no answer: ${String(cause)}`);
      isAway ||= !isCancelled;
      return Response.error();
    } finally {
      waitNoMore();
    }
  };
}

function isRead({ method }: Request): boolean {
  return method === "GET" || method === "HEAD";
}

function headersFor(request: Request): Headers {
  const headers = new Headers();
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

function passOn(answer: Response, stop: () => void): Response {
  const headers = new Headers(answer.headers);
  if (headers.has("content-encoding")) headers.delete("content-length");
  for (const name of keptBack) headers.delete(name);
  const hasBody = ![101, 204, 205, 304].includes(answer.status);
  return new Response(hasBody && answer.body ? stoppable(answer.body, stop) : null, {
    status: answer.status,
    statusText: answer.statusText,
    headers,
  });
}

/**
 * The body as it comes. When its reader stops, the call itself is stopped: Electron's answer would hold its connection for ever, and a
 * server gets no more than six of them.
 */
function stoppable(body: ReadableStream<Uint8Array>, stop: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason).finally(stop),
  }, { highWaterMark: 0 });
}
