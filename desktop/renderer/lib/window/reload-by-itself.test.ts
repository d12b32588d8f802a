import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { forgetReload, reloadByItself } from "./reload-by-itself.ts";

const reload = vi.fn();
const stored = new Map<string, string>();
const goTo = (href: string) => vi.stubGlobal("location", { href, reload });

beforeEach(() => {
  reload.mockClear();
  stored.clear();
  goTo("https://glimmer.example/xp-history");
  vi.stubGlobal("fetch", () => Promise.resolve(ownJson({})));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("reloads an address once by itself, until its screen has loaded", async () => {
  expect([await reloadByItself(), await reloadByItself()]).toEqual([true, false]);
  goTo("https://glimmer.example/shop");
  expect([await reloadByItself(), await reloadByItself()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
  forgetReload();
  expect(await reloadByItself()).toBe(true);
});

test("a reload that the network held up may be tried again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await reloadByItself()).toBe(false);
  vi.stubGlobal("fetch", () => Promise.resolve(ownJson({})));
  expect(await reloadByItself()).toBe(true);
});

test("never reloads by itself where the browser stores nothing", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(await reloadByItself()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  forgetReload();
});
