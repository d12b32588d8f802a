import { expect, test } from "vitest";
import type { ListedImage } from "#shared/posts/post-shapes.ts";
import { somePoll } from "../../entities/posts/testing/some-poll.ts";
import { getCover, isChanged, parseEditDraft, startEdit, toEdit } from "./edit-draft.ts";

const picture = (id: string, alt: string) => ({ id, alt }) as ListedImage;
const original = {
  content: "A lake",
  language: "en",
  images: [picture("one", "The lake"), picture("two", "")],
  revision: 3,
};

test("an edit begins with what stands, changes nothing by itself, and names its version", () => {
  const draft = startEdit(original);
  expect(isChanged(draft, original)).toBe(false);
  expect(isChanged({ ...draft, content: " A lake " }, original)).toBe(false);
  expect(toEdit(draft, original)).toEqual({
    content: "A lake",
    language: "en",
    revision: 3,
    suggestsCover: true,
  });
});

test("sends pictures only where they changed, so that another edit of them stays", () => {
  const draft = startEdit(original);
  const [one, two] = draft.pictures;
  if (!one || !two) throw new Error("It has two pictures.");
  const write = (pictures: typeof draft.pictures) => toEdit({ ...draft, pictures }, original).images;
  expect(toEdit({ ...draft, content: "A still lake" }, original)).not.toHaveProperty("images");
  expect(write([two, one])?.map(({ url }) => url)).toEqual(["/api/media/two", "/api/media/one"]);
  expect(write([{ ...one, alt: "At dawn " }, two])?.map(({ alt }) => alt)).toEqual(["At dawn", ""]);
  expect(write([])).toEqual([]);
});

test("treats what an earlier release kept as never edited, and without pictures to change", () => {
  const kept = { content: "A lake", language: null };
  expect(startEdit(kept)).toMatchObject({ revision: 1, pictures: [] });
  expect(isChanged(startEdit(kept), kept)).toBe(false);
});

test("finds a kept edit again, and takes nothing else for one", () => {
  const draft = { ...startEdit(original), content: "Half a thought", attemptKey: "key", base: null };
  expect(parseEditDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  for (const kept of [null, "text", {}, { content: "Without a version" }]) {
    expect(parseEditDraft(kept)).toBeNull();
  }
});

test("names the cover only where it changed, and asks once whether there shall be one", () => {
  const covered = { ...original, coveredBy: "author", coverWords: "Loss", coverTopics: ["loss"] } as const;
  const draft = { ...startEdit(covered), isCoverAnswered: true };
  expect(getCover(draft, covered)).toEqual({ coverWords: "Loss", coverTopics: ["loss"] });
  const keep = { ...draft, cover: { coverWords: " Loss", coverTopics: ["loss"] } } as const;
  expect(isChanged(keep, covered)).toBe(false);
  expect(toEdit(keep, covered)).toEqual({ content: "A lake", language: "en", revision: 3 });
  const remove = { ...draft, cover: { coverWords: null, coverTopics: [] } };
  expect(isChanged(remove, covered)).toBe(true);
  expect(toEdit(remove, covered)).toMatchObject({ coverWords: null, coverTopics: [] });
  expect(parseEditDraft(JSON.parse(JSON.stringify(remove)))).toEqual(remove);
});

test("names the answers of a poll only where they changed, and keeps them over a reload", () => {
  const asked = { ...original, poll: somePoll([null, null]) };
  const draft = { ...startEdit(asked), isCoverAnswered: true };
  expect(toEdit({ ...draft, answers: ["Answer 0 ", "Answer 1"] }, asked)).not.toHaveProperty("poll");
  const changed = { ...draft, answers: ["Answer 0", "Answer 1 ", "Woods"] };
  expect(isChanged(changed, asked)).toBe(true);
  expect(toEdit(changed, asked).poll).toEqual({ answers: ["Answer 0", "Answer 1", "Woods"] });
  expect(parseEditDraft(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
});
