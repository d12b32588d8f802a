import { expect, test } from "vitest";
import type { ModerationLevel } from "#shared/primitives.ts";
import { presentReason } from "../../moderation/present.ts";
import { judgeElements } from "./judge-content.ts";

type Found = readonly ["text" | "image", ModerationLevel, string];

const stored = (elements: readonly Found[]) =>
  elements.map(([type, level, reason]) => ({ type, level, reason, post_id: "p", decided_by: "local" }));

test.each<readonly [string, readonly Found[], "text" | "image", ModerationLevel, readonly Found[]]>([
  ["stricter than all that was found", [["text", "top", ""], ["image", "high", "Crude"]], "image", "none", [
    ["text", "top", ""],
    ["image", "none", "Hateful"],
  ]],
  ["stricter, about an element that it lacks", [["text", "top", ""]], "image", "low", [
    ["text", "low", "Hateful"],
  ]],
  ["looser than what was found", [["text", "none", "Crude"], ["image", "top", ""]], "image", "high", [
    ["text", "high", "Hateful"],
    ["image", "top", ""],
  ]],
  ["as strict as the other element", [["text", "low", "Crude"], ["image", "top", ""]], "image", "low", [
    ["text", "low", "Crude"],
    ["image", "top", ""],
  ]],
  ["on content that nobody has looked at", [], "text", "low", [["text", "low", ""]]],
])("a person's level %s", (_, found, element, level, judged) => {
  const about = { kind: "post", id: "p", element } as const;
  const given = { level, reason: "Hateful", at: "2026-01-02T03:04:05+00:00" };
  expect(judgeElements(stored(found), about, given)).toMatchObject(
    judged.map(([type, level, reason]) => ({
      type,
      level,
      reason,
      post_id: "p",
      decided_by: "person",
      decided_at: given.at,
      was_read: true,
    })),
  );
});

test("a person's reason is no code, also when it is one's word", () => {
  const given = { level: "low", reason: "violence", at: "2026-01-02T03:04:05+00:00" } as const;
  const about = { kind: "post", id: "p", element: "text" } as const;
  const [judged] = judgeElements(stored([["text", "top", ""]]), about, given);
  expect(presentReason(String(judged?.["reason"]))).toEqual({ reason: "Violence" });
});
