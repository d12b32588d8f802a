import type { Session } from "electron";
import { expect, test, vi } from "vitest";
import { guardSession, isReachable } from "./session-guards.ts";

test("grants only writing to the clipboard, and only to our page", () => {
  const handlers: Record<string, (...args: never[]) => unknown> = {};
  const keep = (name: string) => (handler: (...args: never[]) => unknown) => (handlers[name] = handler);
  const session = {
    setPermissionRequestHandler: keep("request"),
    setPermissionCheckHandler: keep("check"),
    setDevicePermissionHandler: keep("device"),
    webRequest: { onBeforeRequest: keep("before") },
  };
  guardSession(session as unknown as Session, null);
  const asks = (permission: string, url = "app://glimmer/") => {
    const answer = vi.fn();
    handlers["request"]?.({ getURL: () => url } as never, permission as never, answer as never);
    return [answer.mock.calls[0]?.[0], handlers["check"]?.(null as never, permission as never, url as never)];
  };
  expect(asks("clipboard-sanitized-write")).toEqual([true, true]);
  expect(asks("clipboard-sanitized-write", "https://example.org/")).toEqual([false, false]);
  for (
    const permission of [
      "notifications",
      "media",
      "geolocation",
      "clipboard-read",
      "midi",
      "openExternal",
      "fileSystem",
      "usb",
    ]
  ) {
    expect(asks(permission)).toEqual([false, false]);
  }
  expect(handlers["device"]?.({} as never)).toBe(false);
  const answer = vi.fn();
  handlers["before"]?.({ url: "https://evil.example/" } as never, answer as never);
  expect(answer).toHaveBeenCalledWith({ cancel: true });
});

test.each([
  ["app://glimmer/api/posts", true],
  ["blob:app://glimmer/1", true],
  ["data:image/png;base64,x", true],
  ["wss://glimmer.example.org/websocket", false],
  ["wss://evil.example/", false],
  ["https://glimmer.example.org/", false],
  ["http://localhost:5173/", false],
  ["file:///etc/passwd", false],
  ["not an address", false],
])("allows a request to %s: %s", (address, isLet) => {
  expect(isReachable(address, null)).toBe(isLet);
});

test("allows requests to Vite in development", () => {
  expect(isReachable("http://localhost:5173/@vite/client", "http://localhost:5173")).toBe(true);
  expect(isReachable("ws://localhost:5173/", "http://localhost:5173")).toBe(true);
});
