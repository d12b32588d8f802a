import { expect, test } from "vitest";
import { memberKind } from "./member-kind.ts";

test("labels bots as bots, and Lisa as the assistant although she is one", () => {
  expect(memberKind({ username: "Lisa", isBot: true })).toBe("AI Assistant");
  expect(memberKind({ username: "lisa" })).toBe("AI Assistant");
  expect(memberKind({ username: "sunny", isBot: true })).toBe("Bot");
  expect(memberKind({ username: "ada" })).toBeNull();
});
