import { expect, test, vi } from "vitest";
import { closePushes } from "./push-subscription.ts";

test("closes the notifications of a conversation that was read, and does nothing without push", async () => {
  const close = vi.fn();
  const getNotifications = vi.fn(() => Promise.resolve([{ close }, { close }]));
  const serviceWorker = { getRegistration: () => Promise.resolve({ getNotifications }) };
  vi.stubGlobal("navigator", {});
  await closePushes("iris");
  expect(close).not.toHaveBeenCalled();
  vi.stubGlobal("navigator", { serviceWorker });
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", class {});
  await closePushes("iris");
  expect(getNotifications).toHaveBeenCalledWith({ tag: "iris" });
  expect(close).toHaveBeenCalledTimes(2);
});
