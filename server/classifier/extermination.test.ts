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
  "are vermin & should be exterminated",
  "are vermin, should be exterminated",
  "are vermin which should be exterminated",
  "are vermin and will be exterminated",
  "are vermin and shall be exterminated",
  "are vermin and we should exterminate them",
  "are vermin and deserve extermination",
  "are vermin and need exterminating",
  "are vermin. Exterminate them.",
  "were vermin and should have been exterminated",
  "should be exterminated like vermin",
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
  "Exterminate all Swedes",
  "We must exterminate all Swedes",
  "Every Swede is vermin and should be exterminated",
  "All of them need exterminating",
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
  "Malaria is a plague and must be eradicated",
  "Polio is a virus that should be eradicated",
  "Racism is a plague and should be wiped out",
  "My anxiety is a parasite and must be killed",
  "The salad is trash and should be thrown out",
  "The bin bags are trash and must be put out on Tuesday",
  "Those emails are trash and should be purged",
  "Bugs are bugs and need to be eliminated before release",
  "Grey squirrels are pests and should be culled",
  "Grey squirrels are vermin and should be culled",
  "Head lice are parasites and must be killed with a special comb",
  "The counters are filth and should be wiped",
  "None of them should be exterminated",
  "All of them should be wiped with a damp cloth",
  "My cats: all of them must be neutered",
  "Most of them should be sterilised before use",
  "All of them should be purged from the cache",
  "Exterminate all bugs before release",
  "The Nazis saw Jews as vermin to be exterminated",
])("leaves a kind sentence at level top: %s", (text) => {
  expect(classifyText(text).level).toBe("top");
});

test.each([
  "They called us vermin and said we should be exterminated",
  'He said "they are vermin and should be exterminated" and I reported him',
])("keeps a report of such words at high: %s", (text) => {
  expect(classifyText(text).level).toBe("high");
});
