import "../testing/plain-platform.ts";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownJson } from "#shared/system/testing/own-response.ts";
import { platform } from "../platform/current-platform.ts";
import { sessionKey } from "../query-keys/member-keys.ts";
import { followMemberLanguage } from "./follow-member-language.ts";

// The page is in English, as tests are built.
let client: QueryClient;
// Tests share a process, and one before this may have left the platform of the web.
const opened = vi.spyOn(platform(), "openInLanguage").mockImplementation(() => {});
const fetched = vi.fn<typeof fetch>(() => Promise.resolve(ownJson({})));

beforeEach(() => {
  vi.useFakeTimers();
  client = new QueryClient();
  opened.mockClear();
  fetched.mockClear();
  vi.stubGlobal("fetch", fetched);
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signIn = (user: object | null) => {
  client.setQueryData(sessionKey, user);
  vi.runAllTimers();
};

test("opens the page in the language of whoever signs in, once", () => {
  followMemberLanguage(client);
  signIn({ id: "1", language: "de" });
  signIn({ id: "1", language: "de", xp: 5 });
  expect(opened.mock.calls).toEqual([["de"]]);
  expect(fetched).not.toHaveBeenCalled();
});

test("lets a sign-in go on to its address first, which is the one to open", () => {
  followMemberLanguage(client);
  client.setQueryData(sessionKey, { id: "1", language: "de" });
  expect(opened).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(opened).toHaveBeenCalledTimes(1);
});

test("does not ask again when the page came in another language than it asked for", () => {
  signIn({ id: "1", language: "de" });
  followMemberLanguage(client);
  followMemberLanguage(client);
  expect(opened).toHaveBeenCalledTimes(1);
});

test("leaves a page alone that somebody writes on, when the member chooses elsewhere", () => {
  signIn({ id: "1", language: "en" });
  followMemberLanguage(client);
  signIn({ id: "1", language: "de" });
  expect(opened).not.toHaveBeenCalled();
});

test.each([null, { id: "1", language: "en" }, { id: "1", language: "not offered any more" }])(
  "leaves the page as it is for %j",
  (user) => {
    followMemberLanguage(client);
    signIn(user);
    expect(opened).not.toHaveBeenCalled();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("keeps the page's language with a member who has none", () => {
  followMemberLanguage(client);
  signIn({ id: "1", language: null });
  expect(opened).not.toHaveBeenCalled();
  const [[address, init] = []] = fetched.mock.calls;
  expect([address, init?.method, init?.body]).toEqual([
    "/api/users/settings",
    "PUT",
    JSON.stringify({ language: "en" }),
  ]);
});
