import { expect, test } from "vitest";
import type { AuditEntry } from "#shared/admin/audit-contract.ts";
import { nameOfActor, nameOfTarget, splitAct } from "./act-sentences.ts";

test.each([
  ["gift_xp", { xp: 1_500 }, "@ada gave 1,500 XP to @bo"],
  ["gift_xp", {}, "@ada gave XP to @bo"],
  ["decide_case", { decision: "warn" }, "@ada warned @bo"],
  ["decide_case", { decision: "unheard of" }, "@ada decided about @bo"],
  ["switch_bots", { isOn: "yes" }, "@ada let all bots work, as @bo"],
  ["switch_bots", { isOn: "no" }, "@ada stopped all bots, as @bo"],
  ["switch_transparency", { isPublished: "yes" }, "@ada published the numbers, as @bo"],
  ["answer_appeal", { answer: "granted" }, "@ada granted an appeal of @bo"],
  ["clear_detected_bot", {}, "@ada marked as not a bot: @bo"],
])("writes %s with %o as a sentence", (action, details, sentence) => {
  const names = new Map([[nameOfActor, "@ada"], [nameOfTarget, "@bo"]]);
  const parts = splitAct({ action, details } as unknown as AuditEntry);
  expect(parts.map((part) => names.get(part) ?? part).join("")).toBe(sentence);
});
