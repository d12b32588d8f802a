import { isNotFound, isRedirect } from "@tanstack/react-router";
import { QueryClient } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import "../../lib/testing/plain-platform.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { somePost } from "../../entities/posts/testing/some-post.ts";
import { handOverQuote } from "../../features/posts/quote-hand-over.ts";
import {
  requireDecisionReader,
  requirePaymentTest,
  requireQuoteInAddress,
  requireUsername,
} from "./later-route-guards.ts";
import { moveChatUserToHistory, requireMember, requireOwnDocument, requireVisitor } from "./route-guards.ts";

function clientOf(user: { username: string } | null | undefined): QueryClient {
  const client = new QueryClient();
  if (user !== undefined) client.setQueryData(sessionKey, user);
  return client;
}

/** Returns where a guard redirects to; null when it lets pass. */
function destinationOf(guard: () => void): string | null {
  try {
    guard();
    return null;
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options.href ?? null;
    throw thrown;
  }
}

const member = clientOf({ username: "ana" });
const visitor = clientOf(null);
const unknown = clientOf(undefined);
const settings = { href: "/settings?tab=a", pathname: "/settings" };

test.each([
  ["a visitor goes to sign in, and back afterwards", visitor, settings, "/login?next=%2Fsettings%3Ftab%3Da"],
  ["a visitor stays on the root, which has its own page", visitor, { href: "/", pathname: "/" }, null],
  ["a member passes", member, settings, null],
  ["nobody is redirected while the server is unreachable", unknown, settings, null],
])("guards a private screen: %s", (_, client, location, destination) => {
  expect(destinationOf(() => requireMember(client, location))).toBe(destination);
});

test.each([
  ["goes in without a session, and is out of the address", "head.body.sign-1_", "head.body.sign-1_"],
  ["is dropped when it is damaged", "head.body", null],
])("the token of a mailed link %s", (_, hash, kept) => {
  const storage = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  const path = { href: "/decisions/1", pathname: "/decisions/1" };
  expect(() => requireDecisionReader(visitor, { ...path, hash }, "1")).toThrow();
  const after = destinationOf(() => requireDecisionReader(visitor, { ...path, hash: "" }, "1"));
  expect([...storage.values()]).toEqual(kept === null ? [] : [kept]);
  expect(after).toBe(kept === null ? "/login?next=%2Fdecisions%2F1" : null);
  vi.unstubAllGlobals();
});

test.each([
  ["is added to the address", { content: "Hi" }, "/create-post?content=Hi&quote=post-1"],
  ["stays in the address", { quote: "post-1" }, null],
  ["replaces another in the address", { quote: "post-0" }, "/create-post?quote=post-1"],
])("a post handed over to be quoted %s", (_, search, destination) => {
  const left = new Map<string, string>();
  const storage = {
    getItem: (key: string) => left.get(key) ?? null,
    setItem: (key: string, value: string) => left.set(key, value).size > 0,
    removeItem: (key: string) => void left.delete(key),
  };
  vi.stubGlobal("sessionStorage", storage);
  expect(destinationOf(() => requireQuoteInAddress(search))).toBeNull();
  handOverQuote(storage, somePost({ id: "post-1" }));
  expect(destinationOf(() => requireQuoteInAddress(search))).toBe(destination);
  vi.unstubAllGlobals();
});

test.each([
  ["a member goes home", member, {}, "/"],
  ["a member goes where they were going", member, { next: "/post/1" }, "/post/1"],
  ["a member never leaves the product", member, { next: "https://evil.example" }, "/"],
  ["a member may set a new password from a mail", member, { token: "t" }, null],
  ["a visitor passes", visitor, { next: "/post/1" }, null],
])("guards sign-in: %s", (_, client, search, destination) => {
  expect(destinationOf(() => requireVisitor(client, search))).toBe(destination);
});

test("finds no profile at an address that a route owns", () => {
  expect(() => requireUsername("ana.maria")).not.toThrow();
  expect(() => requireUsername("Lisa")).not.toThrow();
  for (const reserved of ["shop", "Admin", "api"]) {
    try {
      requireUsername(reserved);
      expect.unreachable();
    } catch (thrown) {
      expect(isNotFound(thrown)).toBe(true);
    }
  }
});

test.each([
  ["the member of a chat", { user: "ana" }, { conversation: { user: "ana" } }],
  ["a blank member", { user: "" }, {}],
])("moves %s out of the address", (_, search, state) => {
  const thrown = (() => {
    try {
      moveChatUserToHistory(search);
    } catch (redirection) {
      return redirection;
    }
  })();
  expect(thrown).toMatchObject({ options: { to: "/chat", state, replace: true } });
});

test("lets a chat without a member in its address pass", () => {
  expect(() => moveChatUserToHistory({})).not.toThrow();
});

test.each([
  [
    "is not found where the server has none, as in production",
    { isAdmin: true },
    ownError("unknown_call"),
    true,
  ],
  ["opens where the server has it", { isAdmin: true }, ownJson({}), false],
  ["opens, and says why, when the server fails", { isAdmin: true }, ownError("internal"), false],
  ["opens while the session is unknown", undefined, ownJson({}), false],
  ["is not found to other members", { isAdmin: false }, ownJson({}), true],
])("the payment test %s", async (_, user, answer, isAbsent) => {
  const client = new QueryClient();
  if (user) client.setQueryData(sessionKey, user);
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  vi.stubGlobal("location", { origin: "https://glimmer.example" });
  const thrown = await requirePaymentTest(client).catch((error: unknown) => error);
  expect(isNotFound(thrown)).toBe(isAbsent);
  vi.unstubAllGlobals();
});

test.each([
  ["/shop", "/checkout?client_secret=a", true],
  ["/checkout", "/shop", true],
  ["/checkout/", "/login?next=%2Fcheckout", true],
  ["/checkout", "/checkout/", false],
  ["/checkout?client_secret=a", "/checkout", false],
  ["/", "/shop", false],
])("reloads the document of %s when it goes to %s: %s", (from, to, isReloaded) => {
  const pathOf = (href: string) => href.split("?")[0] ?? "";
  try {
    requireOwnDocument({ href: to, pathname: pathOf(to) }, pathOf(from));
    expect(isReloaded).toBe(false);
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    expect(thrown.options).toMatchObject({ href: to, reloadDocument: true });
    expect(isReloaded).toBe(true);
  }
});
