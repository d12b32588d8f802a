import { expect, test } from "vitest";
import { compareWithStored } from "../../../lib/drafts/compare-draft-versions.ts";
import { newPicture } from "../../media/chosen-pictures.ts";
import {
  applyChange,
  applyPrefill,
  emptyDraft,
  findDraftProblem,
  hasContent,
  isMadeWithAi,
  parsePostDraft,
} from "./post-draft.ts";

test("returns a stored draft, and null for anything else", () => {
  const draft = {
    content: "Morning walk",
    pictures: [newPicture({ alt: "Fog" }), newPicture({ url: "/i/1" })],
    language: "de",
    isTextFromAi: true,
    poll: { answers: ["Sea", ""], isMultiple: false, lastsMinutes: 1440 },
    commentsFrom: "followers",
    quotesFrom: "nobody",
    coverWords: "Fog",
    coverTopics: ["loss"],
    isCoverAnswered: true,
    attemptKey: "k1",
    base: "k0",
    isOwn: false,
  };
  expect(parsePostDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parsePostDraft({ content: "Morning walk", alt: "Fog", imageUrl: "/i/1" })).toEqual({
    ...emptyDraft,
    content: "Morning walk",
    pictures: [{ id: "only", url: "/i/1", alt: "Fog", isFromAi: false }],
  });
  for (const kept of [null, "text", 4, {}, { content: 3, pictures: [] }]) {
    expect(parsePostDraft(kept)).toBeNull();
  }
});

const given = (content: string, url: string | null = null, isFromAi = false) => ({
  content,
  pictures: url ? [newPicture({ url, isFromAi })] : [],
  isTextFromAi: false,
});

test("adds the text from a link to a draft without losing or repeating words", () => {
  expect(applyPrefill(emptyDraft, given("From a link")).content).toBe("From a link");
  const joined = applyPrefill({ ...emptyDraft, content: "Mine" }, given("From a link"));
  expect(joined.content).toBe("Mine\n\nFrom a link");
  expect(applyPrefill(joined, given("From a link"))).toBe(joined);
  expect(applyPrefill(emptyDraft, given("  "))).toBe(emptyDraft);
});

test("takes the language of a draft that moves in, unless one was chosen", () => {
  const moved = { ...emptyDraft, content: "Servus", language: "de" };
  expect(applyPrefill(emptyDraft, moved).language).toBe("de");
  expect(applyPrefill({ ...emptyDraft, content: "Bonjour", language: "fr" }, moved).language).toBe("fr");
});

test("takes the poll of a draft that moves in, unless it has one", () => {
  const poll = { answers: ["Sea", "Hills"], isMultiple: false, lastsMinutes: 60 };
  const moved = { ...emptyDraft, content: "Where to?", poll };
  expect(applyPrefill({ ...emptyDraft, content: "Where to?" }, moved).poll).toEqual(poll);
  const opened = { ...emptyDraft, poll: { ...poll, answers: ["", " "] } };
  expect(applyPrefill(opened, moved).poll).toEqual(poll);
  expect(applyPrefill(opened, given("Hello")).poll).toEqual(opened.poll);
  const own = { ...emptyDraft, content: "Hello", poll: { ...poll, answers: ["Tea", "Coffee"] } };
  expect(applyPrefill(own, moved)).toMatchObject({ content: "Hello\n\nWhere to?", poll: own.poll });
});

test("has something to keep once an answer of its poll has words", () => {
  const poll = { answers: ["", ""], isMultiple: true, lastsMinutes: 60 };
  expect(hasContent({ ...emptyDraft, poll })).toBe(false);
  expect(hasContent({ ...emptyDraft, poll: { ...poll, answers: ["Sea", ""] } })).toBe(true);
});

test("takes the cover of a draft that moves in, unless it has one", () => {
  const moved = { ...emptyDraft, content: "Servus", coverWords: "Loss", coverTopics: ["loss"] } as const;
  expect(applyPrefill(emptyDraft, moved)).toMatchObject({ coverWords: "Loss", coverTopics: ["loss"] });
  const own = { ...emptyDraft, content: "Hello", coverWords: "Mine" };
  expect(applyPrefill(own, moved)).toMatchObject({ coverWords: "Mine", coverTopics: [] });
});

test("adds a picture behind those of the draft, once, and while it fits", () => {
  const [mine] = [newPicture({ alt: "A lake" })];
  const draft = { ...emptyDraft, content: "Mine", pictures: [mine], attemptKey: "k1" };
  const added = applyPrefill(draft, given("", "/i/2"));
  expect(added).toEqual({
    ...draft,
    pictures: [mine, { id: expect.any(String) as string, url: "/i/2", alt: "", isFromAi: false }],
    attemptKey: expect.any(String) as string,
    base: "k1",
    isOwn: true,
  });
  expect(applyPrefill(added, given("", "/i/2"))).toBe(added);
  const full = { ...draft, pictures: Array.from({ length: 10 }, () => newPicture()) };
  expect(applyPrefill(full, given("", "/i/2"))).toBe(full);
});

test("never takes two filled-in texts for one", () => {
  const [one, other] = [given("One"), given("Other")].map((text) => applyPrefill(emptyDraft, text));
  expect(one?.attemptKey).not.toBe(other?.attemptKey);
  expect(compareWithStored({ ...emptyDraft, ...one, isEmpty: false }, other ?? null, [])).toBe("conflict");
});

test("requires text or an image, and at most 1500 characters", () => {
  expect(findDraftProblem({ ...emptyDraft, content: " \n" }, 0)?.title).toBe("Content or Image required");
  expect(findDraftProblem({ ...emptyDraft, content: "\u200b" }, 0)?.title).toBe("Content or Image required");
  expect(findDraftProblem(emptyDraft, 1)).toBeNull();
  expect(findDraftProblem({ ...emptyDraft, content: "a".repeat(1500) }, 0)).toBeNull();
  expect(findDraftProblem({ ...emptyDraft, content: "a".repeat(1501) }, 0)?.description).toBe(
    "Please shorten it by 1 character",
  );
});

const answer = { ...given("Breathe out slowly.", "/i/1", true), isTextFromAi: true };

test("counts as made with AI while it has words or a picture of the assistant", () => {
  const draft = applyPrefill({ ...emptyDraft, content: "Mine" }, answer);
  expect(isMadeWithAi(draft)).toBe(true);
  expect(isMadeWithAi({ ...draft, isTextFromAi: false })).toBe(true);
  const ownText = applyChange(applyChange(draft, { content: "" }), { content: "Mine again" });
  expect(isMadeWithAi(ownText)).toBe(true);
  expect(isMadeWithAi(applyChange(ownText, { pictures: [newPicture()] }))).toBe(false);
  expect(isMadeWithAi(applyPrefill(emptyDraft, given("From a link", "/i/2")))).toBe(false);
});
