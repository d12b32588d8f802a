import { expect, test } from "vitest";
import { getMemberKind } from "./member-kind.ts";

test("labels bots as bots, and Lisa as the assistant although she is one", () => {
  expect(getMemberKind({ username: "Lisa", isBot: true })).toBe("AI Assistant");
  expect(getMemberKind({ username: "lisa" })).toBe("AI Assistant");
  expect(getMemberKind({ username: "sunny", isBot: true })).toBe("Bot");
  expect(getMemberKind({ username: "ada" })).toBeNull();
});
