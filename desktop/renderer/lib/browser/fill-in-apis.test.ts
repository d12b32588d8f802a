import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fillInApis } from "./fill-in-apis.ts";

const owned = [
  [Crypto.prototype, "randomUUID"],
  [AbortSignal, "any"],
  [Promise, "withResolvers"],
  [URL, "canParse"],
] as const;
const own = owned.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));
class ShownElement {
  getClientRects = () => [{}];
}

beforeEach(() => {
  for (const [owner, name] of owned) Reflect.deleteProperty(owner, name);
  vi.stubGlobal("Element", ShownElement);
  fillInApis();
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(crypto, "randomUUID");
  owned.forEach(([owner, name], at) => Object.defineProperty(owner, name, own[at] ?? {}));
});

test("makes ids of version 4, each another", () => {
  const ids = Array.from({ length: 100 }, () => crypto.randomUUID());
  for (const id of ids) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(ids).size).toBe(100);
});

test("a signal of several aborts with the first, for its reason", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort("enough");
  one.abort("late");
  expect(any.reason).toBe("enough");
  expect(AbortSignal.any([AbortSignal.abort("before"), one.signal]).reason).toBe("before");
});

test("a promise is settled from outside", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve("done");
  await expect(promise).resolves.toBe("done");
  const refused = Promise.withResolvers();
  refused.reject(new Error("not done"));
  await expect(refused.promise).rejects.toThrow("not done");
});

test("says whether an address can be read", () => {
  expect(URL.canParse("https://example.org/a")).toBe(true);
  expect(URL.canParse("/a")).toBe(false);
  expect(URL.canParse("/a", "https://example.org")).toBe(true);
});

test("says whether an element has a place in the page, and leaves what the browser has", () => {
  expect(new Element().checkVisibility()).toBe(true);
  const found = AbortSignal.any;
  fillInApis();
  expect(AbortSignal.any).toBe(found);
});
