import { EventEmitter } from "node:events";
import type { Session } from "electron";
import { expect, test, vi } from "vitest";
import { createExternalLinks, isPaymentPage, isSafeLink } from "./external-links.ts";
import { guardPages, guardSession, isReachable } from "./security.ts";
import { quietLog } from "../testing/quiet-log.ts";

const server = "https://glimmer.example.org";

function guarded() {
  const app = new EventEmitter();
  const open = vi.fn((address: string) => {
    if (!isSafeLink(address)) throw new Error("no");
  });
  const openOnServer = vi.fn();
  const log = quietLog();
  guardPages(app as unknown as Parameters<typeof guardPages>[0], { open, openOnServer }, log);
  let openWindow: (details: { url: string }) => { action: string } = () => ({ action: "allow" });
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: (handler: typeof openWindow) => (openWindow = handler),
  });
  app.emit("web-contents-created", {}, contents);
  const navigate = (name: string, url: string, isMainFrame = true) => {
    const event = { url, isMainFrame, preventDefault: vi.fn() };
    contents.emit(name, event);
    return event.preventDefault.mock.calls.length > 0 ? "refused" : "allowed";
  };
  return { open, openOnServer, log, navigate, openWindow: (url: string) => openWindow({ url }).action };
}

test("pages stay on ours; links to https leave for the system's browser", () => {
  const { navigate, open } = guarded();
  expect(navigate("will-navigate", "app://glimmer/post/1")).toBe("allowed");
  expect(navigate("will-navigate", "https://example.org/")).toBe("refused");
  expect(navigate("will-navigate", "file:///etc/passwd")).toBe("refused");
  expect(navigate("will-navigate", "app://glimmer.evil.example/")).toBe("refused");
  expect(navigate("will-redirect", "https://example.org/")).toBe("refused");
  expect(navigate("will-frame-navigate", "app://glimmer/", false)).toBe("refused");
  expect(open.mock.calls.map(([address]) => address)).toEqual([
    "https://example.org/",
    "file:///etc/passwd",
    "app://glimmer.evil.example/",
  ]);
});

test("no window opens, and no webview", () => {
  const { openWindow, open, openOnServer, navigate } = guarded();
  expect(openWindow("https://example.org/")).toBe("deny");
  expect(openWindow("app://glimmer/terms?from=join")).toBe("deny");
  expect(open).toHaveBeenCalledExactlyOnceWith("https://example.org/");
  expect(openOnServer).toHaveBeenCalledExactlyOnceWith("app://glimmer/terms?from=join");
  expect(navigate("will-attach-webview", "app://glimmer/")).toBe("refused");
});

test("addresses that are refused are logged without what may be secret in them", () => {
  const { navigate, openWindow, openOnServer, log } = guarded();
  openOnServer.mockImplementation(() => {
    throw new Error("No server is set");
  });
  openWindow("app://glimmer/login?token=secret");
  navigate("will-navigate", "https://user:secret@example.org/path");
  expect(log.lines).toEqual([
    "Refused to go to app://glimmer/login",
    "Refused to go to https://example.org/path",
  ]);
});

test("of all permissions a page gets writing to the clipboard alone, and only our page", () => {
  const handlers: Record<string, (...args: never[]) => unknown> = {};
  const keep = (name: string) => (handler: (...args: never[]) => unknown) => (handlers[name] = handler);
  const session = {
    setPermissionRequestHandler: keep("request"),
    setPermissionCheckHandler: keep("check"),
    setDevicePermissionHandler: keep("device"),
    webRequest: { onBeforeRequest: keep("before") },
  };
  guardSession(session as unknown as Session, () => server, null);
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
  ["wss://glimmer.example.org/websocket", true],
  ["wss://evil.example/", false],
  ["https://glimmer.example.org/", false],
  ["http://localhost:5173/", false],
  ["file:///etc/passwd", false],
  ["not an address", false],
])("a request to %s is let through: %s", (address, isLet) => {
  expect(isReachable(address, server, null)).toBe(isLet);
});

test("while developing the pages' own server is reached too", () => {
  expect(isReachable("http://localhost:5173/@vite/client", server, "http://localhost:5173")).toBe(true);
  expect(isReachable("ws://localhost:5173/", server, "http://localhost:5173")).toBe(true);
});

test.each([
  ["https://example.org/a?b", true],
  ["mailto:hello@example.org", true],
  ["http://example.org/", false],
  ["https://user:pass@example.org/", false],
  ["javascript:alert(1)", false],
  ["file:///etc/passwd", false],
  ["smb://host/share", false],
  ["ms-msdt:/id", false],
])("%s may leave the app: %s", (address, may) => expect(isSafeLink(address)).toBe(may));

test.each([
  ["https://checkout.stripe.com/c/pay/cs_1", true],
  ["https://billing.stripe.com/session/1", true],
  [`${server}/checkout/1`, true],
  ["http://checkout.stripe.com/c/pay/cs_1", false],
  ["https://checkout.stripe.com.evil.example/", false],
  ["https://evil.example/checkout.stripe.com", false],
  ["https://checkout.stripe.com@evil.example/", false],
  ["https://checkout.stripe.com:8443/", false],
  ["https://glimmer.example.org.evil.example/", false],
  ["http://glimmer.example.org/", false],
])("%s takes payments: %s", (address, takes) => expect(isPaymentPage(address, server)).toBe(takes));

test("an address of the app's own opens on the server that is in use", () => {
  const openExternal = vi.fn(() => Promise.resolve());
  let origin: string | null = "http://127.0.0.1:8787";
  const links = createExternalLinks({ openExternal }, () => origin, quietLog());
  links.openOnServer("app://glimmer/terms?from=join#top");
  expect(openExternal).toHaveBeenCalledExactlyOnceWith("http://127.0.0.1:8787/terms?from=join");
  origin = null;
  expect(() => links.openOnServer("app://glimmer/terms")).toThrow("No server");
});

test("what may not leave is refused loudly; a system that cannot open it is logged", async () => {
  const log = quietLog();
  const openExternal = vi.fn(() => Promise.reject(new Error("no browser")));
  const links = createExternalLinks({ openExternal }, () => server, log);
  expect(() => links.open("http://example.org")).toThrow("Only https");
  expect(() => links.openCheckout("https://example.org")).toThrow("payments");
  links.open("https://example.org");
  await vi.waitFor(() => expect(log.lines).toEqual([expect.stringContaining("no browser")]));
});
