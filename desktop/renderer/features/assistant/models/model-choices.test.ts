import { expect, test } from "vitest";
import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import { chooseModel, modelChoices } from "./model-choices.ts";

const now = new Date("2026-11-05T12:00:00Z");
const all = [...chatModelNames, ...imageModelNames];
const choicesWith = (badgeType?: BadgeType, available: readonly string[] = all) =>
  modelChoices(
    badgeType ? [{ badgeType, isActive: false, expiresAt: "2026-12-05T12:00:00.000Z" }] : [],
    now,
    available,
  );

test("offers five models at once, and two under More models", () => {
  const shown = (isMore: boolean) =>
    choicesWith().filter((choice) => choice.isMore === isMore).map(({ name, price }) => [name, price]);
  expect(shown(false)).toEqual([
    ["GPT-4o Mini", 25],
    ["GPT-4o", 50],
    ["GPT-5", 100],
    ["DALL-E 2", 25],
    ["DALL-E 3", 100],
  ]);
  expect(shown(true)).toEqual([["Standard", 50], ["HD", 75]]);
});

test("says what unlocks each model", () => {
  const locks = (badge?: BadgeType) =>
    choicesWith(badge).filter(({ lockedUntil }) => lockedUntil).map(({ name, lockedUntil }) => [
      name,
      lockedUntil,
    ]);
  expect(locks()).toHaveLength(6);
  expect(locks()).toContainEqual(["GPT-4o", "Gold Verify or a crown"]);
  expect(locks("goldVerify")).toEqual([["HD", "a Black or Gold Crown"], [
    "DALL-E 3",
    "a Black or Gold Crown",
  ]]);
  expect(locks("blackCrown")).toEqual([]);
});

test("takes 25% off with a crown, rounded up", () => {
  expect(choicesWith("goldCrown").find(({ name }) => name === "GPT-4o Mini")?.price).toBe(19);
});

test("offers only models that are served", () => {
  expect(choicesWith("goldCrown", ["GPT-5", "Unknown"]).map(({ name }) => name)).toEqual(["GPT-5"]);
  expect(choicesWith("goldCrown", [])).toEqual([]);
});

test("falls back to the first open model", () => {
  expect(chooseModel(choicesWith(), "GPT-5")?.name).toBe("GPT-4o Mini");
  expect(chooseModel(choicesWith("goldVerify"), "GPT-5")?.name).toBe("GPT-5");
  expect(chooseModel([], "GPT-5")).toBeNull();
});
