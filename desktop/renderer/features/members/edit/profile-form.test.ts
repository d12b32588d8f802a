import { expect, test } from "vitest";
import {
  changedFields,
  parseProfileDraft,
  profileDraftOf,
  profileFormOf,
  profileFormValues,
} from "./profile-form.ts";

const user = {
  username: "ana",
  displayName: "Ana",
  bio: "Calm",
  location: null,
  website: null,
  isAdmin: false,
};

test("sends only changed fields, with a blank for a removed one", () => {
  const complete = profileFormOf(user).parse({
    ...profileFormValues(user),
    displayName: " Ana Maria ",
    bio: "  ",
    website: "example.org",
  });
  expect(changedFields(complete, user)).toEqual({
    displayName: "Ana Maria",
    bio: "",
    website: "https://example.org",
  });
  expect(changedFields(profileFormOf(user).parse(profileFormValues(user)), user)).toEqual({});
});

test("says that a new name could be mistaken for Lisa, but lets an existing one and an administrator's stay", () => {
  const named = { ...user, displayName: "Lisa" };
  const problems = (form: ReturnType<typeof profileFormOf>, given: object) =>
    form.safeParse({ ...profileFormValues(named), ...given }).error?.issues.map(({ path }) => path[0]) ?? [];
  expect(problems(profileFormOf(user), {})).toEqual(["displayName"]);
  expect(problems(profileFormOf(named), {})).toEqual([]);
  expect(problems(profileFormOf(named), { username: "real_lisa" })).toEqual(["username"]);
  expect(problems(profileFormOf({ ...user, isAdmin: true }), { displayName: "Glimmer Team" })).toEqual([]);
});

test("keeps changed fields in the draft, and no draft without changes", () => {
  expect(profileDraftOf({ ...profileFormValues(user), location: "Turin" }, user)).toEqual({
    location: "Turin",
  });
  expect(profileDraftOf(profileFormValues(user), user)).toBeNull();
});

test.each([null, 1, { texts: { bio: 1 } }, { texts: { email: "a@example.org" } }, { bio: "Calm" }])(
  "returns null for the draft %j",
  (kept) => {
    expect(parseProfileDraft(kept)).toBeNull();
  },
);

test("reads a kept draft", () => {
  const texts = { bio: "Calm" };
  expect(parseProfileDraft({ texts, attemptKey: "v2", base: "v1" })).toEqual({
    texts,
    attemptKey: "v2",
    base: "v1",
    isOwn: false,
  });
});
