import type { BrowserWindow } from "electron";
import { vi } from "vitest";
import { FakeSocket } from "#shared/realtime/testing/fake-sockets.ts";
import type { System } from "../../bridge.ts";
import { openJsonFile } from "../os/json-file.ts";
import { parseSettings } from "../settings-file.ts";
import type { Realtime, RealtimeParts } from "../start-realtime.ts";
import { type FakeComputer, type FakeElectron, installElectron } from "./fake-electron.ts";
import { FakeWindow } from "./fake-window.ts";
import { quietLog } from "./quiet-log.ts";

type ImportRealtime = () => Promise<{ startRealtime(parts: RealtimeParts): Realtime }>;

interface Given extends Partial<Pick<RealtimeParts, "open" | "sendCounts" | "sendEvent">> {
  readonly system?: System;
  readonly isSignedIn?: () => boolean;
  readonly hasTray?: FakeComputer["hasTray"];
}

interface Started {
  readonly realtime: Realtime;
  readonly electron: FakeElectron;
  readonly window: FakeWindow;
  readonly log: ReturnType<typeof quietLog>;
  /** Every socket that the app opened. */
  readonly sockets: FakeSocket[];
  /** The newest socket opens, and the server takes its ticket. */
  connect(): Promise<void>;
  /** The server sends a frame over the newest socket. */
  push(frame: object): Promise<void>;
}

/**
 * Starts what the server pushes, on a fake computer, on which someone is signed in and
 * `send` is the server.
 */
export async function startRealtimeForTest(
  importRealtime: ImportRealtime,
  send: RealtimeParts["connection"]["calls"]["send"],
  { system = "linux", isSignedIn = () => true, hasTray = true, ...given }: Given = {},
): Promise<Started> {
  const electron = installElectron({ userData: "/nowhere", hasTray });
  const { startRealtime } = await importRealtime();
  const { app } = await import("electron");
  const window = new FakeWindow();
  const log = quietLog();
  const sockets: FakeSocket[] = [];
  const realtime = startRealtime({
    context: {
      config: { system } as RealtimeParts["context"]["config"],
      log,
      settings: openJsonFile("/nowhere/settings.json", parseSettings(system), log),
      resourcesDir: "/resources",
    },
    app,
    connection: {
      serverNow: Date.now,
      calls: {
        origin: () => "https://glimmer.example.org",
        isSignedIn: () => Promise.resolve(isSignedIn()),
        send,
      },
      openSocket: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
    },
    window: window as unknown as BrowserWindow,
    open: vi.fn(),
    sendCounts: vi.fn(),
    sendEvent: vi.fn(),
    ...given,
  });
  window.emit("page-title-updated", { preventDefault: vi.fn() }, "Home · Glimmer");
  const settle = () => vi.advanceTimersByTimeAsync(0);
  // The start reads the counts once.
  await settle();
  const push = async (frame: object) => {
    sockets.at(-1)?.receive(frame);
    await settle();
  };
  return {
    realtime,
    electron,
    window,
    log,
    sockets,
    push,
    connect: async () => {
      await settle();
      sockets.at(-1)?.onopen?.();
      await vi.advanceTimersByTimeAsync(100);
      await push({ type: "auth", ok: true });
    },
  };
}
