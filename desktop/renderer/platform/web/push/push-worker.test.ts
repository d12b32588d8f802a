import { readFile } from "node:fs/promises";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import type { PushPayload } from "#shared/notifications/push-payload.ts";

const source = await readFile(new URL("../../../public/push-worker.js", import.meta.url), "utf8");
const push: PushPayload = { title: "Ada liked your post", body: "A calm start", path: "/post/1", group: "n" };

interface OpenPage {
  readonly focused: boolean;
  readonly focus: () => Promise<void>;
  readonly postMessage: (message: unknown) => void;
}

/**
 * The service worker with these open pages. `happen` dispatches an event and waits until it is
 * handled.
 */
function worker(pages: readonly OpenPage[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn(() => Promise.resolve());
  runInNewContext(source, {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    skipWaiting: vi.fn(),
    registration: { showNotification },
    clients: { matchAll: () => Promise.resolve(pages), openWindow },
  });
  const happen = async (type: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  return { happen, showNotification, openWindow };
}

function openPage(focused: boolean): OpenPage {
  return { focused, focus: vi.fn(() => Promise.resolve()), postMessage: vi.fn() };
}

test.each([["no page", []], ["a page behind others", [openPage(false)]]])(
  "shows a push with %s",
  async (_, pages) => {
    const { happen, showNotification } = worker(pages);
    await happen("push", { data: { json: () => push } });
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(push.title, {
      body: push.body,
      tag: push.group,
      icon: "/icons/any-192.png",
      data: { path: push.path },
    });
  },
);

test("does not show a push while a page is in front", async () => {
  const { happen, showNotification } = worker([openPage(false), openPage(true)]);
  await happen("push", { data: { json: () => push } });
  expect(showNotification).not.toHaveBeenCalled();
});

test("opens the path of a click in an open page, else in a new one", async () => {
  const notification = { close: vi.fn(), data: { path: push.path } };
  const page = openPage(false);
  const withPage = worker([page]);
  await withPage.happen("notificationclick", { notification });
  expect(page.focus).toHaveBeenCalledOnce();
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith({ path: push.path });
  expect(withPage.openWindow).not.toHaveBeenCalled();
  const without = worker();
  await without.happen("notificationclick", { notification });
  expect(without.openWindow).toHaveBeenCalledExactlyOnceWith(push.path);
  expect(notification.close).toHaveBeenCalledTimes(2);
});
