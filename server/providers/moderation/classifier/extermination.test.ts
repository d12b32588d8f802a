import { expect, test } from "vitest";
import { classifyText } from "./built-in-classifier.ts";

const groups = [
  "Muslims",
  "Swedes",
  "Kurds",
  "Teachers",
  "Journalists",
  "Cyclists",
  "Bankers",
  "The neighbours",
  "People from Wales",
  "Vegans",
  "Your lot",
  "All of them",
  "They",
  "You",
  "Those kids",
  "Gingers",
];
const calls = [
  "are vermin and should be exterminated",
  "are nothing but vermin and must be wiped out",
  "are vermin that need to be exterminated",
  "are parasites and ought to be eradicated",
  "are filth and deserve to die",
  "are vermin to be exterminated",
  "are cockroaches, they should be gassed",
];

test.each(groups)("lowers calls to exterminate %s to low or none", (group) => {
  for (const call of calls) {
    const text = `${group} ${call}`;
    expect({ text, level: classifyText(text).level }).toEqual({
      text,
      level: expect.stringMatching(/^(low|none)$/),
    });
  }
});

test.each([
  "Are vermin and should be exterminated",
  "All of them should be exterminated",
  "Vermin, all of them, and all of them should be exterminated.",
])("needs no group to lower a call: %s", (text) => {
  expect(["low", "none"]).toContain(classifyText(text).level);
});

test.each([
  "Rats are vermin and should be kept out of the kitchen",
  "The mice in our shed are pests and should be caught alive",
  "Moles are pests and should be driven off, says my neighbour",
  "Nobody is vermin and nobody should be exterminated",
  "People are not vermin and should not be exterminated",
  "Cookies are trash and should be banned from my desk",
  "The weeds are a plague and need to be pulled out",
  "Those emails are garbage and should be deleted",
  "All of them should be invited",
])("leaves a kind sentence at level top: %s", (text) => {
  expect(classifyText(text).level).toBe("top");
});

test.each([
  "They called us vermin and said we should be exterminated",
  'He said "they are vermin and should be exterminated" and I reported him',
])("keeps a report of such words at high: %s", (text) => {
  expect(classifyText(text).level).toBe("high");
});
