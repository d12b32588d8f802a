import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { quietLog } from "../testing/quiet-log.ts";
import { isSafeLink } from "./external-links.ts";
import { guardNavigation, redactAddress } from "./navigation-guards.ts";

function setUpGuards() {
  const app = new EventEmitter();
  const open = vi.fn((address: string) => {
    if (!isSafeLink(address)) throw new Error("no");
  });
  const openOnServer = vi.fn();
  const log = quietLog();
  guardNavigation(app as unknown as Parameters<typeof guardNavigation>[0], { open, openOnServer }, log);
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

test("keeps pages on our origin and opens other links outside", () => {
  const { navigate, open } = setUpGuards();
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

test("calls a number outside, and stays on the page", () => {
  const { navigate, open, log } = setUpGuards();
  expect(navigate("will-navigate", "tel:08001110111")).toBe("refused");
  expect(open).toHaveBeenCalledExactlyOnceWith("tel:08001110111");
  expect(log.lines).toEqual([]);
});

test("denies new windows and webviews", () => {
  const { openWindow, open, openOnServer, navigate } = setUpGuards();
  expect(openWindow("https://example.org/")).toBe("deny");
  expect(openWindow("app://glimmer/terms?from=join")).toBe("deny");
  expect(open).toHaveBeenCalledExactlyOnceWith("https://example.org/");
  expect(openOnServer).toHaveBeenCalledExactlyOnceWith("app://glimmer/terms?from=join");
  expect(navigate("will-attach-webview", "app://glimmer/")).toBe("refused");
});

test("logs refused addresses without their secrets", () => {
  const { navigate, openWindow, openOnServer, log } = setUpGuards();
  openOnServer.mockImplementation(() => {
    throw new Error("No server is set");
  });
  openWindow("app://glimmer/login?token=secret");
  navigate("will-navigate", "https://user:secret@example.org/path");
  expect(log.lines).toEqual([
    "Refused to open app://glimmer/login",
    "Refused to open https://example.org/path",
  ]);
});

test.each([
  ["app://glimmer/login?token=secret#secret", "app://glimmer/login"],
  ["http://user:secret@example.org:8080/path?secret#secret", "http://example.org:8080/path"],
  ["file:///etc/passwd?secret", "file:///etc/passwd"],
  ["glimmer://post/1?secret", "glimmer://post/1"],
  ["javascript:secret()", "javascript:"],
  ["mailto:secret@example.org?subject=secret", "mailto:"],
  ["data:text/html,secret", "data:"],
  ["secret", "an invalid address"],
  [`https://example.org/${"a".repeat(300)}`, `https://example.org/${"a".repeat(180)}`],
])("logs %s as %s", (address, logged) => expect(redactAddress(address)).toBe(logged));
