import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";
import { sessionKey } from "../query-keys/member-keys.ts";
import { createQueryClient } from "../cache/query-client.ts";
import "../testing/plain-platform.ts";
import { deriveSession, rememberUnreachable, sessionQuery } from "./session.ts";

const user = { id: "1", username: "ana" } as CurrentUser;

test.each([
  ["nothing known yet", undefined, false, "loading"],
  ["a genuine 401", null, false, "signed-out"],
  ["a member", user, false, "signed-in"],
  ["a failing re-read of a known member", user, true, "signed-in"],
  ["a failing re-read after signing out", null, true, "signed-out"],
  ["the server away from the start", undefined, true, "unreachable"],
])("returns the session with %s", (_, data, hasFailed, status) => {
  expect(deriveSession(data, hasFailed).status).toBe(status);
});

test("returns unreachable without another attempt after a failed one", () => {
  const client = createQueryClient(() => {});
  const queryFn = vi.fn();
  rememberUnreachable(client, false);
  const observer = new QueryObserver(client, { ...sessionQuery, queryFn });
  const stop = observer.subscribe(() => {});
  const { data, errorUpdateCount } = observer.getCurrentResult();
  expect(deriveSession(data, errorUpdateCount > 0).status).toBe("unreachable");
  expect(queryFn).not.toHaveBeenCalled();
  stop();
  client.clear();
});

test.each([
  ["keeps the page for the member it holds", "1", 0],
  ["loads the page afresh when another member has signed in in another tab", "2", 1],
])("%s", async (_, id, reloads) => {
  const client = createQueryClient(() => {});
  const reload = vi.fn();
  vi.stubGlobal("location", { reload, origin: "https://glimmer.example" });
  vi.stubGlobal("fetch", () => Promise.resolve(ownJson({ ...user, id })));
  client.setQueryData(sessionKey, user);
  const reading = client.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (reloads === 0) await reading;
  else {
    void reading.catch(() => undefined);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  }
  expect(reload).toHaveBeenCalledTimes(reloads);
  expect(client.getQueryData(sessionKey)).toMatchObject({ id: "1" });
  client.clear();
});

test("reports a session that ended on the open page, and keeps its member until the page leaves", async () => {
  const onUnauthorized = vi.fn();
  const client = createQueryClient(onUnauthorized);
  vi.stubGlobal("location", { origin: "https://glimmer.example" });
  vi.stubGlobal("fetch", () => Promise.resolve(ownError("unauthenticated")));
  client.setQueryData(sessionKey, user);
  await client.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined);
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(client.getQueryData(sessionKey)).toBe(user);
  client.clear();
});

test("a visitor's 401 reports nothing", async () => {
  const onUnauthorized = vi.fn();
  const client = createQueryClient(onUnauthorized);
  vi.stubGlobal("location", { origin: "https://glimmer.example" });
  vi.stubGlobal("fetch", () => Promise.resolve(ownError("unauthenticated")));
  expect(await client.fetchQuery(sessionQuery)).toBeNull();
  expect(onUnauthorized).not.toHaveBeenCalled();
  client.clear();
});
