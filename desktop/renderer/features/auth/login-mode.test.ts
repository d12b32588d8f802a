import { expect, test } from "vitest";
import { asksForVerification, loginMode } from "./login-mode.ts";

test("the plain address opens sign-in", () => {
  expect(loginMode({})).toBe("sign-in");
  expect(loginMode({ mode: "anything" })).toBe("sign-in");
});

test("mode=forgot opens the request for a reset mail", () => {
  expect(loginMode({ mode: "forgot" })).toBe("forgot-password");
});

test("a token opens the new password, whatever the mode says", () => {
  expect(loginMode({ token: "t", mode: "forgot" })).toBe("set-new-password");
});

test("an empty token still opens the new password, which then says that the token is missing", () => {
  expect(loginMode({ token: "" })).toBe("set-new-password");
});

test("only a refusal for want of verification reveals the resend prompt", () => {
  expect(asksForVerification("Please verify your email before logging in")).toBe(true);
  expect(asksForVerification("Wrong e-mail address or password")).toBe(false);
});
