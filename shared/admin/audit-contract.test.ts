import { expect, test } from "vitest";
import { listAudit, parseAct } from "./audit-contract.ts";

const entry = {
  id: "0198c000-0000-7000-8000-000000000001",
  actor: { id: "0198c000-0000-7000-8000-000000000002", username: "root" },
  target: { id: "0198c000-0000-7000-8000-000000000003", username: "ada" },
  subjectId: null,
  reason: null,
  createdAt: "2026-03-01T12:00:00.000Z",
};

test("reads an act with the details that the server writes, and with further ones of former versions", () => {
  const written: readonly Readonly<Record<string, string | number>>[] = [{ xp: 10 }, {
    xp: 10,
    words: "Thanks",
  }];
  for (const details of written) {
    expect(parseAct({ action: "gift_xp", details })).toEqual({ action: "gift_xp", details });
  }
});

test("lets an entry pass whose act lacks details, and reads no act from it", () => {
  const old = { ...entry, action: "decide_case", details: { decision: "unheard_of", count: 1 } } as const;
  expect(listAudit.response.parse([old])).toEqual([old]);
  expect(parseAct(old)).toBeNull();
});
