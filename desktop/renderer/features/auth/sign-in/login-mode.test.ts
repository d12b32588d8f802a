import { expect, test } from "vitest";
import { chooseLoginMode } from "./login-mode.ts";

test.each(
  [
    [{}, "sign-in"],
    [{ mode: "anything" }, "sign-in"],
    [{ mode: "forgot" }, "forgot-password"],
    [{ mode: "deleted" }, "deleted"],
    [{ mode: "verified" }, "verified"],
    [{ mode: "link" }, "ask-for-link"],
    [{ link: "l" }, "follow-link"],
    [{ link: "l", mode: "forgot" }, "follow-link"],
    [{ token: "t" }, "set-new-password"],
    [{ token: "t", mode: "forgot", link: "l" }, "set-new-password"],
    // The screen then says that the token is missing.
    [{ token: "" }, "set-new-password"],
    [{ link: "" }, "follow-link"],
  ] as const,
)("%j opens %s", (search, mode) => {
  expect(chooseLoginMode(search)).toBe(mode);
});
