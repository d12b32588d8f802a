import { expect, test } from "vitest";
import { readEmoji } from "./emoji-data.ts";

test("emoji have their names and groups in the page's language", () => {
  const { categories, emojis, skinTones } = readEmoji("de");
  const heart = emojis.find(({ emoji }) => emoji === "❤️");
  expect(heart).toMatchObject({ label: "Rotes Herz", tags: expect.arrayContaining(["herz"]) as unknown });
  expect(categories.some(({ index }) => index === heart?.category)).toBe(true);
  expect(skinTones.dark).toBe("dunkler Hautton");
});

test("emoji have English names in a language that the data lack", () => {
  expect(readEmoji("ar")).toMatchObject({ locale: "en" });
});

test("every emoji is in a group, and its skin tones are whole", () => {
  const { categories, emojis } = readEmoji("en");
  const groups = new Set(categories.map(({ index }) => index));
  expect(emojis.length).toBeGreaterThan(1_800);
  expect(emojis.filter(({ category }) => !groups.has(category))).toEqual([]);
  const skins = emojis.flatMap((one) => one.skins ? [Object.keys(one.skins).length] : []);
  expect(new Set(skins)).toEqual(new Set([5]));
});

test("flags of countries are marked, since some systems draw them as letters", () => {
  const { emojis } = readEmoji("en");
  expect(emojis.find(({ emoji }) => emoji === "🇩🇪")?.countryFlag).toBe(true);
  expect(emojis.find(({ emoji }) => emoji === "🏳️‍🌈")?.countryFlag).toBeUndefined();
});
