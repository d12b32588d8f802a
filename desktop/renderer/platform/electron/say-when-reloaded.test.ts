import { beforeEach, expect, test, vi } from "vitest";
import { useToastStore } from "../../lib/announce/toast.ts";
import { sayWhenReloaded } from "./DesktopOverlay.tsx";

const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
const takeReloadNotice = vi.fn<() => Promise<boolean>>();
const said = () => useToastStore.getState().current?.description ?? null;
const turn = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { glimmer: { takeReloadNotice } });
  takeReloadNotice.mockReset().mockResolvedValueOnce(true).mockResolvedValue(false);
  page.visibilityState = "visible";
  useToastStore.setState({ current: null });
});

test.each([
  ["a member that drafts are kept", true, "The page had stopped. Your drafts are kept."],
  ["everyone else only that it was loaded again", false, "The page had stopped."],
])("desktop.6: tells %s, once", async (_, isMember, text) => {
  sayWhenReloaded(isMember);
  await settled();
  expect(said()).toBe(text);
  useToastStore.setState({ current: null });
  turn("visible");
  sayWhenReloaded(isMember);
  await settled();
  expect(said()).toBeNull();
});

test("says it when the page comes in sight", async () => {
  turn("hidden");
  sayWhenReloaded(true);
  turn("hidden");
  await settled();
  expect(takeReloadNotice).not.toHaveBeenCalled();
  turn("visible");
  await settled();
  expect(said()).toContain("had stopped");
});

test("says nothing when it gave up, when nothing happened, and when the app quits", async () => {
  turn("hidden");
  sayWhenReloaded(true)();
  turn("visible");
  expect(takeReloadNotice).not.toHaveBeenCalled();
  takeReloadNotice.mockReset().mockResolvedValueOnce(false).mockRejectedValueOnce(new Error("gone"));
  sayWhenReloaded(true);
  sayWhenReloaded(true);
  await settled();
  expect(said()).toBeNull();
});
