import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { createQueryClient } from "../cache/query-client.ts";
import { rememberUnreachable, sessionOf, sessionQuery } from "./session.ts";

const user = { id: "1", username: "ana" } as CurrentUser;

test.each([
  ["nothing known yet", undefined, false, "loading"],
  ["a genuine 401", null, false, "signed-out"],
  ["a member", user, false, "signed-in"],
  ["a failing re-read of a known member", user, true, "signed-in"],
  ["a failing re-read after signing out", null, true, "signed-out"],
  ["the server away from the start", undefined, true, "unreachable"],
])("returns the session with %s", (_, data, hasFailed, status) => {
  expect(sessionOf(data, hasFailed).status).toBe(status);
});

test("returns unreachable without another attempt after a failed one", () => {
  const client = createQueryClient(() => {});
  const queryFn = vi.fn();
  rememberUnreachable(client, false);
  const observer = new QueryObserver(client, { ...sessionQuery, queryFn });
  const stop = observer.subscribe(() => {});
  const { data, errorUpdateCount } = observer.getCurrentResult();
  expect(sessionOf(data, errorUpdateCount > 0).status).toBe("unreachable");
  expect(queryFn).not.toHaveBeenCalled();
  stop();
  client.clear();
});
