import { expect, test } from "vitest";
import { presentSnapshot, presentText, toTextOfProfile } from "./snapshot-fragments.ts";

const excerptOf = (words: string) =>
  presentSnapshot({ memberId: null, words, texts: [], verdicts: [] }).excerpt;

test.each([
  ["  one   two\n\nthree ", "one two three"],
  ["", ""],
  ["x".repeat(141), "x".repeat(140)],
  // A character of two units is one.
  ["😀".repeat(141), "😀".repeat(140)],
])("begins the excerpt of %j with its first words in one line", (words, excerpt) => {
  expect(excerptOf(words)).toBe(excerpt);
});

const profile = {
  id: "m",
  username: "ada",
  display_name: "Ada",
  bio: "",
  location: null,
  website: "https://ada.example",
  profile_image_url: null,
  profile_image_alt: "Ada at a lake",
  cover_image_id: null,
  cover_image_alt: "",
  pronouns: null,
  profile_fields: [],
  created_at: "2026-11-01T08:00:00+00:00",
};

test("takes a profile as one text, without what is empty", () => {
  expect(presentText(toTextOfProfile(profile))).toEqual({
    memberId: "m",
    words: "@ada\nAda\nhttps://ada.example",
    pictures: [],
    createdAt: profile.created_at,
    isSubject: true,
  });
});

const stored = "0199a3f0-0000-7000-8000-000000000001";

test("takes pronouns, the lines that a member names and the cover picture", () => {
  const whole = {
    ...profile,
    pronouns: "she/her",
    profile_fields: [{ name: "Practises", value: "Yoga" }],
    cover_image_id: stored,
    cover_image_alt: "A lake",
  };
  expect(presentText(toTextOfProfile(whole))).toMatchObject({
    words: "@ada\nAda\nshe/her\nhttps://ada.example\nPractises: Yoga",
    pictures: [{ id: stored, description: "A lake" }],
  });
});

test.each([
  [`/api/media/${stored}`, [{ id: stored, description: "Ada at a lake" }]],
  // Nothing is kept of a picture that lies elsewhere.
  [`https://other.example/api/media/${stored}`, []],
])("keeps the picture of a profile at %s", (profile_image_url, pictures) => {
  expect(presentText(toTextOfProfile({ ...profile, profile_image_url })).pictures).toEqual(pictures);
});
