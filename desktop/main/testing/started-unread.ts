import type { BrowserWindow } from "electron";
import { vi } from "vitest";
import { openJsonFile } from "../os/json-file.ts";
import { parseSettings } from "../settings/settings.ts";
import type { Unread, UnreadParts } from "../start-unread.ts";
import { type FakeComputer, type FakeElectron, installElectron } from "./fake-electron.ts";
import { FakeWindow } from "./fake-window.ts";
import { quietLog } from "./quiet-log.ts";
import type { System } from "../../bridge.ts";

type ImportUnread = () => Promise<{ startUnread(parts: UnreadParts): Unread }>;

interface Given extends Partial<Pick<UnreadParts, "open" | "sendToPage">> {
  readonly system?: System;
  readonly isSignedIn?: () => boolean;
  readonly hasTray?: FakeComputer["hasTray"];
}

/** Starts the unread counts on a fake computer, on which someone is signed in and `send` is the server. */
export async function startedUnread(
  importUnread: ImportUnread,
  send: UnreadParts["calls"]["send"],
  { open = vi.fn(), sendToPage = vi.fn(), system = "linux", isSignedIn = () => true, hasTray = true }: Given =
    {},
): Promise<{ unread: Unread; electron: FakeElectron; window: FakeWindow; log: ReturnType<typeof quietLog> }> {
  const electron = installElectron({ userData: "/nowhere", hasTray });
  const { startUnread } = await importUnread();
  const { app } = await import("electron");
  const window = new FakeWindow();
  const log = quietLog();
  const unread = startUnread({
    context: {
      config: { system } as UnreadParts["context"]["config"],
      log,
      settings: openJsonFile("/nowhere/settings.json", parseSettings(system), log),
      resourcesDir: "/resources",
    },
    app,
    calls: {
      origin: () => "https://glimmer.example.org",
      isSignedIn: () => Promise.resolve(isSignedIn()),
      send,
    },
    window: window as unknown as BrowserWindow,
    open,
    sendToPage,
  });
  window.emit("page-title-updated", { preventDefault: vi.fn() }, "Home · Glimmer");
  // The start reads the counts once.
  await vi.advanceTimersByTimeAsync(0);
  return { unread, electron, window, log };
}
