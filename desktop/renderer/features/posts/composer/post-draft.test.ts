import { expect, test } from "vitest";
import { compareWithStored } from "../../../lib/drafts/compare-draft-versions.ts";
import {
  applyChange,
  applyPrefill,
  emptyDraft,
  findDraftProblem,
  isMadeWithAi,
  parsePostDraft,
} from "./post-draft.ts";

const photo = new File(["photo"], "photo", { type: "image/png" });

test("returns a stored draft, and null for anything else", () => {
  const draft = {
    content: "Morning walk",
    alt: "Fog",
    language: "de",
    imageUrl: "/i/1",
    isTextFromAi: true,
    isImageFromAi: false,
    attemptKey: "k1",
    base: "k0",
    isOwn: false,
  };
  expect(parsePostDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parsePostDraft({ content: "Morning walk", alt: "" })).toEqual({
    ...emptyDraft,
    content: "Morning walk",
  });
  for (const kept of [null, "text", 4, {}, { content: 3, alt: "" }]) expect(parsePostDraft(kept)).toBeNull();
});

const given = (content: string, imageUrl: string | null = null) => ({
  content,
  imageUrl,
  isTextFromAi: false,
  isImageFromAi: false,
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

test("replaces the image with its description, and keeps the text", () => {
  const draft = { ...emptyDraft, content: "Mine", imageUrl: "/i/1", alt: "A lake", attemptKey: "k1" };
  expect(applyPrefill(draft, given("", "/i/2"))).toEqual({
    ...draft,
    alt: "",
    imageUrl: "/i/2",
    attemptKey: expect.any(String),
    base: "k1",
    isOwn: true,
  });
});

test("never takes two filled-in texts for one", () => {
  const [one, other] = [given("One"), given("Other")].map((text) => applyPrefill(emptyDraft, text));
  expect(one?.attemptKey).not.toBe(other?.attemptKey);
  expect(compareWithStored({ ...emptyDraft, ...one, isEmpty: false }, other ?? null, [])).toBe("conflict");
});

test("requires text or an image, and at most 1500 characters", () => {
  expect(findDraftProblem({ ...emptyDraft, content: " \n" }, null)?.title).toBe("Content or Image required");
  expect(findDraftProblem({ ...emptyDraft, content: "\u200b" }, null)?.title).toBe(
    "Content or Image required",
  );
  expect(findDraftProblem(emptyDraft, photo)).toBeNull();
  expect(findDraftProblem({ ...emptyDraft, imageUrl: "/i/1" }, null)).toBeNull();
  expect(findDraftProblem({ ...emptyDraft, content: "a".repeat(1500) }, null)).toBeNull();
  expect(findDraftProblem({ ...emptyDraft, content: "a".repeat(1501) }, null)?.description).toBe(
    "Please shorten it by 1 character",
  );
});

const answer = { ...given("Breathe out slowly.", "/i/1"), isTextFromAi: true, isImageFromAi: true };

test("counts as made with AI while it has words or an image of the assistant", () => {
  const draft = applyPrefill({ ...emptyDraft, content: "Mine" }, answer);
  expect(isMadeWithAi(draft, null)).toBe(true);
  expect(isMadeWithAi({ ...draft, isTextFromAi: false }, null)).toBe(true);
  const ownText = applyChange(applyChange(draft, { content: "" }), { content: "Mine again" });
  expect(isMadeWithAi(ownText, null)).toBe(true);
  expect(isMadeWithAi(ownText, photo)).toBe(false);
  expect(isMadeWithAi(applyChange(ownText, { imageUrl: null }), null)).toBe(false);
  expect(isMadeWithAi(applyPrefill(emptyDraft, given("From a link", "/i/2")), null)).toBe(false);
});

test("drops the AI mark when a photo replaces the assistant's image", () => {
  const draft = applyPrefill({ ...emptyDraft, content: "Mine" }, { ...answer, content: "" });
  expect(isMadeWithAi(applyPrefill(draft, given("", "/i/2")), null)).toBe(false);
});
