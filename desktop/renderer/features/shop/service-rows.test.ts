import { expect, test } from "vitest";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import { listServiceRows } from "./AiServices.tsx";

const now = new Date("2026-11-05T12:00:00Z");
const later = "2026-12-05T12:00:00.000Z";

function rowsWith(badgeType?: BadgeType) {
  const badges = badgeType ? [{ badgeType, isActive: false, expiresAt: later }] : [];
  return listServiceRows(badges, now);
}

test("lists all nine services and Lisa's other models, those open to everyone first", () => {
  const rows = rowsWith();
  expect(rows).toHaveLength(11);
  expect(rows.map(({ tier }) => tier)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
});

test("unlocks services by tier", () => {
  expect(rowsWith().filter(({ isOpen }) => isOpen).map(({ key }) => key))
    .toEqual(["lisaChat", "aiChatMini", "tts", "lisa gpt-4o"]);
  expect(rowsWith("goldVerify").filter(({ isOpen }) => !isOpen).map(({ key }) => key))
    .toEqual(["aiChatHD", "imageGenerationDalle3", "lisa gpt-5"]);
  expect(rowsWith("blackCrown").filter(({ isOpen }) => !isOpen).map(({ key }) => key)).toEqual([
    "lisa gpt-5",
  ]);
  expect(rowsWith("goldCrown").every(({ isOpen }) => isOpen)).toBe(true);
});

test("keeps the whole list where services are missing, and marks these", () => {
  const rows = listServiceRows(
    [],
    now,
    undefined,
    (service) => service === "aiChatMini" || service === "lisaChat",
  );
  expect(rows).toHaveLength(11);
  expect(rows.filter(({ isServed }) => isServed).map(({ key }) => key)).toEqual(["lisaChat", "aiChatMini"]);
});

test("takes 25% off with a crown, rounded up", () => {
  const own = (badge?: BadgeType) => rowsWith(badge).find(({ key }) => key === "tts");
  expect(own()).toMatchObject({ cost: 30, ownCost: 30 });
  expect(own("goldVerify")).toMatchObject({ cost: 30, ownCost: 30 });
  expect(own("goldCrown")).toMatchObject({ cost: 30, ownCost: 23 });
});

test("uses the server's prices when it has them", () => {
  const costs = { ...Object.fromEntries(rowsWith().map(({ key, cost }) => [key, cost])), tts: 40 };
  const row = listServiceRows([], now, costs as Parameters<typeof listServiceRows>[2])
    .find(({ key }) => key === "tts");
  expect(row?.ownCost).toBe(40);
});
