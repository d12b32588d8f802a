import { expect, test } from "vitest";
import { getMemberKind } from "./member-kind.ts";

test("labels bots as bots, and Lisa as the assistant although she is one", () => {
  expect(getMemberKind({ username: "Lisa", isBot: true })).toBe("assistant");
  expect(getMemberKind({ username: "lisa" })).toBe("assistant");
  expect(getMemberKind({ username: "sunny", isBot: true })).toBe("bot");
  expect(getMemberKind({ username: "ada" })).toBeNull();
});
