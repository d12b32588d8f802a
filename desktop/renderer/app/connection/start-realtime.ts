import type { QueryClient } from "@tanstack/react-query";
import { getCurrentUser } from "#shared/auth/contract.ts";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import { socketPath } from "#shared/realtime/socket-limits.ts";
import { type Socket, SocketClient, type SocketState } from "#shared/realtime/socket-client.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { call } from "../../lib/api/call.ts";
import { forgetPosition } from "../../lib/api/read-position.ts";
import { isUnauthorized } from "../../lib/api/call-retry-rule.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { checkThreads } from "../../features/messages/thread-cache.ts";
import { applyFrame, catchUp } from "./apply-frame.ts";
import { type Connection, showConnection } from "../../lib/realtime/connection-state.ts";
import { parseFrame } from "./parse-frame.ts";
import { recoverFailedQueries } from "../../lib/realtime/recover-failed-queries.ts";
import { reportConnection } from "../../lib/realtime/report-connection.ts";
import { setTypingSender } from "../../lib/realtime/send-typing.ts";
import { setFeedSender, tellOfFeeds } from "../../lib/realtime/shown-feeds.ts";

/**
 * A jump of the clock by more than this means that the computer slept; hidden pages run timers once
 * a minute.
 */
const sleptMs = 90_000;
const clockMs = 10_000;

/**
 * Applies events to the query cache until the returned function is called. In the desktop app the
 * main process has the socket.
 */
export function startRealtime(client: QueryClient): () => void {
  const receiveFrame = (frame: ServerFrame) => {
    applyFrame(client, frame);
    if (frame.type === "notification" && frame.notification && frame.alerts) {
      platform().showAlert(frame.notification);
    }
    if (frame.type === "conversation_changed" && frame.unreadCount === 0) {
      platform().clearMessageAlerts(frame.userId);
    }
  };
  const onConnection = (connection: Connection) => {
    reportConnection(connection);
    if (connection === "live") catchUp(client);
  };
  const readHeads = () => {
    if (document.hidden) return;
    // The member may have written in another window, or on another device.
    forgetPosition();
    void client.refetchQueries({ queryKey: postKeys.heads, stale: true, type: "active" });
  };
  document.addEventListener("visibilitychange", readHeads);
  addEventListener("focus", forgetPosition);
  const checkAllThreads = () => checkThreads(client);
  addEventListener("focus", checkAllThreads);
  const stopRecovering = recoverFailedQueries(client);
  const stop = platform().followEvents?.(
    (data) => {
      const frame = parseFrame(data);
      if (frame) receiveFrame(frame);
    },
    (isLive) => onConnection(isLive ? "live" : "lost"),
  ) ?? openSocket(client, receiveFrame, onConnection);
  return () => {
    document.removeEventListener("visibilitychange", readHeads);
    removeEventListener("focus", checkAllThreads);
    removeEventListener("focus", forgetPosition);
    stopRecovering();
    stop();
    showConnection("off");
  };
}

const connections: Readonly<Record<SocketState, Connection>> = {
  connecting: "lost",
  open: "live",
  waiting: "off",
  over: "off",
};

function openSocket(
  client: QueryClient,
  onFrame: (frame: ServerFrame) => void,
  becomes: (connection: Connection) => void,
): () => void {
  const socket = new SocketClient({
    readTicket: () =>
      runMutation(client, () => call(getSocketTicket)).then(({ ticket }) => ticket, nullIfSignedOut),
    isSignedIn: () =>
      runMutation(client, () => call(getCurrentUser)).then(() => true, nullIfSignedOut).then(Boolean),
    open: () => new WebSocket(location.origin.replace(/^http/, "ws") + socketPath) as Socket,
    random: Math.random,
    parse: parseFrame,
    onFrame,
    onState: (state) => {
      setFeedSender(state === "open" ? (frame) => socket.send(frame) : null);
      becomes(connections[state]);
    },
  });
  const stopWatching = watchPage(socket);
  document.addEventListener("visibilitychange", tellOfFeeds);
  setTypingSender((frame) => socket.send(frame));
  becomes("lost");
  socket.start();
  return () => {
    stopWatching();
    document.removeEventListener("visibilitychange", tellOfFeeds);
    setTypingSender(null);
    socket.stop();
  };
}

/**
 * Returns null after a genuine 401, which the mutation cache has reported; rethrows other failures,
 * which prove nothing.
 */
function nullIfSignedOut(error: unknown): null {
  if (isUnauthorized(error)) return null;
  throw error;
}

/**
 * Connects at once when the page comes to the front, when the network is back and
 * after sleep (realtime.3).
 */
function watchPage(socket: SocketClient): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const retryInFront = () => document.hidden || socket.retryNow();
  addEventListener("focus", retryInFront, { signal });
  document.addEventListener("visibilitychange", retryInFront, { signal });
  addEventListener("online", () => socket.reconnect(), { signal });
  // A page restored from the browser's Back cache has a closed socket.
  addEventListener("pageshow", ({ persisted }) => persisted && socket.reconnect(), { signal });
  let now = Date.now();
  const clock = setInterval(() => {
    const before = now;
    now = Date.now();
    if (now - before > sleptMs) socket.reconnect();
  }, clockMs);
  return () => {
    watch.abort();
    clearInterval(clock);
  };
}
