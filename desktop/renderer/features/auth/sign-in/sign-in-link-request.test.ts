import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetLinkRequest, readLinkRequest, rememberLinkRequest } from "./sign-in-link-request.ts";

const minute = 60_000;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("returns null in a browser that requested no link", () => {
  expect(readLinkRequest()).toBeNull();
});

test("returns the request with its destination while the link is valid", () => {
  rememberLinkRequest("/settings");
  vi.setSystemTime(15 * minute - 1);
  expect(readLinkRequest()).toMatchObject({ next: "/settings" });
  vi.setSystemTime(15 * minute);
  expect(readLinkRequest()).toBeNull();
});

test("returns null for a request from the future, after the clock was set back", () => {
  vi.setSystemTime(minute);
  rememberLinkRequest(undefined);
  vi.setSystemTime(0);
  expect(readLinkRequest()).toBeNull();
});

test("returns null after the link was followed", () => {
  rememberLinkRequest(undefined);
  expect(readLinkRequest()).not.toBeNull();
  forgetLinkRequest();
  expect(readLinkRequest()).toBeNull();
});

test("returns null when something else is stored", () => {
  localStorage.setItem("glimmer:sign-in-link-request", '{"askedAt":"now"}');
  expect(readLinkRequest()).toBeNull();
});
