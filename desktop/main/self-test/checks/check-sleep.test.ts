import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import type { Socket } from "#shared/realtime/socket-client.ts";
import { quietLog } from "../../testing/quiet-log.ts";
import { checkSleep } from "./check-sleep.ts";

/** The one of Node, which really connects. */
const openSocket = (address: string) => new WebSocket(address) as unknown as Socket;

test("desktop.8: a socket that connects again after sleep", async () => {
  const found = await checkSleep({ powerMonitor: new EventEmitter() as never, openSocket, log: quietLog() });
  expect(found).toEqual({ result: "ok", why: null, details: { connections: 2 } });
});

test("an app that does not hear of the sleep fails", async () => {
  const deaf = { on: () => deaf, emit: () => false };
  const found = await checkSleep({
    powerMonitor: deaf as never,
    openSocket,
    log: quietLog(),
    limitAfterSleepMs: 300,
  });
  expect(found).toMatchObject({ result: "failed", why: expect.stringContaining("woke up") });
});

test("a socket that cannot connect fails", async () => {
  const found = await checkSleep({
    powerMonitor: new EventEmitter() as never,
    openSocket: () => ({ onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => {} }),
    log: quietLog(),
    limitMs: 50,
  });
  expect(found).toMatchObject({ result: "failed", why: "The socket did not connect." });
});
