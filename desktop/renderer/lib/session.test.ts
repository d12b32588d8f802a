import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { sessionOf } from "./session.ts";

const user = { id: "1", username: "ana" } as CurrentUser;

test.each([
  ["nothing known yet", undefined, true, false, "loading"],
  ["a genuine 401", null, false, false, "signed-out"],
  ["a member", user, false, false, "signed-in"],
  ["a failing re-read of a known member", user, false, true, "signed-in"],
  ["a failing re-read after signing out", null, false, true, "signed-out"],
  ["the server away from the start", undefined, false, true, "unreachable"],
])("with %s the session is right", (_, data, isPending, isError, status) => {
  expect(sessionOf(data, isPending, isError).status).toBe(status);
});
