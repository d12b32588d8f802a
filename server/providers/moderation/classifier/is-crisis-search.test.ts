import { expect, test } from "vitest";
import { isCrisisSearch } from "./is-crisis-search.ts";

test.each([
  "suicide",
  "Suicide hotline",
  "kill myself",
  "how to die",
  "how to kill myself without pain",
  "painless way to die",
  "self harm",
  "self-harm",
  "selfharm",
  "want to die",
  "I don't want to be here anymore",
  "i want to end my life",
  "lethal dose of paracetamol",
  "#suicidal",
  "#iwanttodie",
  "#IWantToDie",
  "#killmyself",
  "#wanttodie",
  "#thinspo",
  "su\u200bicide",
  "SUICIDE",
  "suiiicide",
  "k!ll myself",
  "i feel so worthless",
  "nobody would miss me",
])("offers help to somebody who searches for %s", (search) => {
  expect(isCrisisSearch(search)).toBe(true);
});

test.each([
  "",
  "#",
  "suicide squad",
  "#suicidesquad",
  "basketball suicides drill",
  "die hard",
  "dye my hair",
  "killing time",
  "kill the lights",
  "how to kill weeds",
  "how to dice an onion",
  "dying to know",
  "meditation",
  "anna",
  "hopeless romantic",
  "cut my own hair",
  "cutting boards",
  "harm reduction",
  "self care",
  "self portrait",
  "end of the year",
  "live music",
  "want to live in Lisbon",
  "ready to diet",
  "life is good",
  "overdose netflix",
  "morning walk",
  "#sundaymorning",
  "#selfcaresunday",
  "#diet",
  "how to be kind",
])("offers no help to somebody who searches for %s", (search) => {
  expect(isCrisisSearch(search)).toBe(false);
});

test("reads a hostile search in little time", () => {
  for (const part of ["i", "want to ", "die", "#", "i want to "]) isCrisisSearch(part.repeat(100_000));
}, 10_000);
