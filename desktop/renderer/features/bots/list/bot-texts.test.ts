import { expect, test } from "vitest";
import type { BotsStatus, BotUser } from "#shared/bots/bot-shapes.ts";
import { actText, formatCost, getBotState, splitInterests } from "./bot-texts.ts";

const noon = new Date("2026-11-23T12:00:00Z");
const midnight = new Date("2026-11-23T00:30:00Z");
const bot = { isActive: true, workingHoursStart: "08:00:00", workingHoursEnd: "17:00:00" } as BotUser;
const status = (isOn: boolean, standstill: BotsStatus["standstill"]) => ({ isOn, standstill }) as BotsStatus;

test("reports a bot as working in its hours, and as resting outside them", () => {
  expect(getBotState(bot, status(true, null), noon)).toBe("working");
  expect(getBotState(bot, status(true, null), midnight)).toBe("resting");
  expect(
    getBotState({ ...bot, workingHoursStart: "22:00:00", workingHoursEnd: "06:00:00" }, undefined, midnight),
  )
    .toBe("working");
});

test("reports a switched-off bot as stopped, whatever stops the others", () => {
  expect(getBotState({ ...bot, isActive: false }, status(false, "off"), noon)).toBe("stopped");
  expect(getBotState(bot, status(false, null), noon)).toBe("all-stopped");
  expect(getBotState(bot, status(true, "over_budget"), noon)).toBe("standing");
  expect(getBotState(bot, status(true, "not_configured"), noon)).toBe("standing");
});

test("says why an act was dropped", () => {
  const act = { kind: "comment", at: "2026-11-23T12:00:00Z", postId: null } as const;
  expect(actText({ ...act, dropped: null })).toBe("Commented");
  expect(actText({ ...act, dropped: "nothing_fits" })).toBe(
    "A comment was dropped: nothing suitable was found",
  );
});

test("writes out costs and interests", () => {
  expect(formatCost({ tokens: 184_320, images: 1 })).toBe("184,320 tokens, 1 image");
  expect(splitInterests(" tea;; slow mornings ;")).toEqual(["tea", "slow mornings"]);
});
