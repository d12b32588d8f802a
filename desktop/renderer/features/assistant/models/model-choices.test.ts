import { expect, test } from "vitest";
import { chatModelNames, imageModelNames } from "#shared/assistant/ai-models.ts";
import type { BadgeType } from "#shared/members/badge-rules.ts";
import { chooseModel, findFreeChoice, listModelChoices } from "./model-choices.ts";

const now = new Date("2026-11-05T12:00:00Z");
const all = [...chatModelNames, ...imageModelNames];
const choicesWith = (badgeType?: BadgeType, available: readonly string[] = all) =>
  listModelChoices(
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

test("says which tier unlocks each model", () => {
  const locks = (badge?: BadgeType) =>
    choicesWith(badge).filter(({ lockedUntil }) => lockedUntil).map(({ name, lockedUntil }) => [
      name,
      lockedUntil,
    ]);
  expect(locks()).toHaveLength(6);
  expect(locks()).toContainEqual(["GPT-4o", 2]);
  expect(locks("goldVerify")).toEqual([["HD", 3], ["DALL-E 3", 3]]);
  expect(locks("blackCrown")).toEqual([]);
});

test("takes 25% off with a crown, rounded up", () => {
  expect(choicesWith("goldCrown").find(({ name }) => name === "GPT-4o Mini")?.price).toBe(19);
});

test("shows every model, and offers only those that are served", () => {
  const choices = choicesWith("goldCrown", ["GPT-5", "Unknown"]);
  expect(choices).toHaveLength(7);
  expect(choices.filter(({ isServed }) => isServed).map(({ name }) => name)).toEqual(["GPT-5"]);
  expect(chooseModel(choices, "GPT-4o")?.name).toBe("GPT-5");
  expect(chooseModel(choicesWith("goldCrown", []), "GPT-5")).toBeNull();
  // Served, but locked.
  expect(chooseModel(choicesWith(undefined, ["GPT-5"]), "GPT-5")).toBeNull();
});

test("falls back to the first open model", () => {
  expect(chooseModel(choicesWith(), "GPT-5")?.name).toBe("GPT-4o Mini");
  expect(chooseModel(choicesWith("goldVerify"), "GPT-5")?.name).toBe("GPT-5");
  expect(chooseModel([], "GPT-5")).toBeNull();
});

test("offers the cheapest served model of text where nothing has a price, also a locked one", () => {
  expect(findFreeChoice(choicesWith())).toMatchObject({ name: "GPT-4o Mini", price: 0 });
  const choices = choicesWith(undefined, ["GPT-5", "Standard", "DALL-E 2"]);
  expect(findFreeChoice(choices)).toMatchObject({ name: "Standard", price: 0, lockedUntil: null });
  expect(findFreeChoice(choicesWith(undefined, ["DALL-E 2"]))).toBeNull();
});
