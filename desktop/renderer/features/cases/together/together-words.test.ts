import { expect, test } from "vitest";
import { recordText } from "../case/CaseReports.tsx";
import { describeLeft } from "./use-together.ts";

test("says how many of a reporter's earlier reports led to something", () => {
  expect(recordText(0, 0)).toBe("No earlier report was decided.");
  expect([recordText(1, 0), recordText(0, 1)]).toEqual([
    "Their earlier report led to something.",
    "Their earlier report led to nothing.",
  ]);
  expect([recordText(3, 9), recordText(0, 30), recordText(4, 0)]).toEqual([
    "Of 12 earlier reports 3 led to something.",
    "Of 30 earlier reports none led to something.",
    "Of 4 earlier reports all led to something.",
  ]);
});

test("says how many cases stay open, and why the first does", () => {
  const one = { caseId: "1", why: "Others reported this, too." };
  expect([describeLeft([]), describeLeft([one]), describeLeft([one, one])]).toEqual([
    "",
    "One stays as it is: Others reported this, too.",
    "2 stay as they are. The first: Others reported this, too.",
  ]);
});
