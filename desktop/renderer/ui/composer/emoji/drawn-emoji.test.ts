import type { EmojiData } from "frimousse";
import { expect, test, vi } from "vitest";
import { leaveOutUndrawn } from "./drawn-emoji.ts";

vi.mock("virtual:emoji-data", () => ({ default: { locale: "en" } }));

const all = {
  locale: "en",
  categories: [],
  skinTones: {},
  emojis: [
    { emoji: "😀", version: 1 },
    { emoji: "🇩🇪", version: 1, countryFlag: true },
    { emoji: "🫠", version: 14 },
    { emoji: "🫩", version: 16 },
    { emoji: "🇨🇶", version: 16, countryFlag: true },
  ],
} as unknown as EmojiData;

function leftBy(undrawn: readonly string[]): string[] {
  return leaveOutUndrawn(all, (emoji) => !undrawn.includes(emoji)).emojis.map(({ emoji }) => emoji);
}

test("a system that draws everything is offered everything", () => {
  expect(leftBy([])).toEqual(["😀", "🇩🇪", "🫠", "🫩", "🇨🇶"]);
});

test("emoji that are newer than the system's are left out", () => {
  expect(leftBy(["🫩", "🫠"])).toEqual(["😀", "🇩🇪"]);
});

test("flags of countries are left out where the system draws letters, and tell nothing of a version", () => {
  expect(leftBy(["🇪🇺", "🇩🇪", "🇨🇶"])).toEqual(["😀", "🫠", "🫩"]);
});

test("a system that seems to draw nothing is offered everything but flags", () => {
  expect(leftBy(["😀", "🇩🇪", "🫠", "🫩", "🇨🇶", "🇪🇺"])).toEqual(["😀", "🫠", "🫩"]);
});
