import { expect, test } from "vitest";
import {
  getOwnCover,
  isSameCover,
  noCover,
  openCover,
  parseCoverDraft,
  toggleTopic,
  toGivenCover,
  toNewCover,
} from "./cover-draft.ts";

const loss = { coverWords: " Loss of\na friend ", coverTopics: ["loss"], isCoverAnswered: false } as const;

test("a new text goes with its cover, or asks whether there shall be one, once", () => {
  expect(toNewCover(loss)).toEqual({ coverWords: "Loss of a friend", coverTopics: ["loss"] });
  expect(toNewCover({ ...openCover, isCoverAnswered: false })).toEqual({ suggestsCover: true });
  expect(toNewCover({ ...noCover, isCoverAnswered: true })).toEqual({});
});

test("a cover without words or topics removes it", () => {
  expect(toGivenCover({ ...openCover, coverTopics: ["loss"] })).toEqual({
    coverWords: "",
    coverTopics: ["loss"],
  });
  for (const cover of [noCover, openCover]) {
    expect(toGivenCover(cover)).toEqual({ coverWords: null, coverTopics: [] });
  }
});

test("takes over the author's own cover, and not what others say", () => {
  expect(getOwnCover({ coveredBy: "author", coverWords: "", coverTopics: ["loss"] }))
    .toEqual({ coverWords: "", coverTopics: ["loss"] });
  expect(getOwnCover({ coveredBy: "moderator", coverWords: null, coverTopics: ["violence"] })).toEqual(
    noCover,
  );
});

test("spaces and the order of topics make no other cover", () => {
  const one = { coverWords: "Loss", coverTopics: ["loss", "health"] } as const;
  expect(isSameCover(one, { coverWords: " Loss ", coverTopics: ["health", "loss"] })).toBe(true);
  expect(isSameCover(one, { ...one, coverTopics: ["loss"] })).toBe(false);
  expect(isSameCover(noCover, openCover)).toBe(true);
});

test("a topic is chosen and given up", () => {
  expect(toggleTopic(["spoiler"], "loss")).toEqual(["loss", "spoiler"]);
  expect(toggleTopic(["loss", "spoiler"], "loss")).toEqual(["spoiler"]);
});

test("finds a cover in a stored draft, and none in one of an earlier release", () => {
  expect(parseCoverDraft({ coverWords: "Fog", coverTopics: ["loss", "weather", 3], isCoverAnswered: true }))
    .toEqual({ coverWords: "Fog", coverTopics: ["loss"], isCoverAnswered: true });
  expect(parseCoverDraft({ content: "Fog" })).toEqual({ ...noCover, isCoverAnswered: false });
});
