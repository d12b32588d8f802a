import { expect, test } from "vitest";
import { canBeSpoken, canRemoveAudio } from "./permissions.ts";

test.each([["its author", "ada", true], ["a stranger", "stranger", false]])(
  "%s may remove a post's audio: %s %s",
  (_, id, allowed) => {
    expect(canRemoveAudio({ id }, { authorId: "ada" })).toBe(allowed);
  },
);

test("allows reading aloud a post with any level", () => {
  const levels = [null, "top", "high", "low", "none"] as const;
  expect(levels.map((level) => canBeSpoken({ level }))).toEqual([false, true, true, true, true]);
});
