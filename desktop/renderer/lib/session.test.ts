import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { sessionOf } from "./session.ts";

const user = { id: "1", username: "ana" } as CurrentUser;

test.each([
  ["nothing known yet", undefined, false, "loading"],
  ["a genuine 401", null, false, "signed-out"],
  ["a member", user, false, "signed-in"],
  ["a failing re-read of a known member", user, true, "signed-in"],
  ["a failing re-read after signing out", null, true, "signed-out"],
  ["the server away from the start", undefined, true, "unreachable"],
])("with %s the session is right", (_, data, hasFailed, status) => {
  expect(sessionOf(data, hasFailed).status).toBe(status);
});
