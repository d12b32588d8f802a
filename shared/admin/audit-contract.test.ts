import { expect, test } from "vitest";
import { listAudit } from "./audit-contract.ts";

const entry = {
  id: "0198c000-0000-7000-8000-000000000001",
  actor: { id: "0198c000-0000-7000-8000-000000000002", username: "root" },
  target: { id: "0198c000-0000-7000-8000-000000000003", username: "ada" },
  subjectId: null,
  reason: null,
  createdAt: "2026-03-01T12:00:00.000Z",
};

test.each([
  ["with the details that the server writes", "gift_xp", { xp: 10 }],
  ["with further details", "gift_xp", { xp: 10, words: "Thanks" }],
  ["that lacks details", "decide_case", { decision: "unheard_of", count: 1 }],
])("lets an act pass %s", (_, action, details) => {
  const act = { ...entry, action, details };
  expect(listAudit.response.parse([act])).toEqual([act]);
});

test("refuses an act that nobody knows", () => {
  expect(listAudit.response.safeParse([{ ...entry, action: "dance", details: {} }]).success).toBe(false);
});
