import { expect, test } from "vitest";
import { changedFields, draftOf, parseDraft, profileForm, valuesOf } from "./profile-form.ts";

const user = { username: "ana", displayName: "Ana", bio: "Calm", location: null, website: null };

test("sends only what differs, with a blank for what is removed", () => {
  const complete = profileForm.parse({
    ...valuesOf(user),
    displayName: " Ana Maria ",
    bio: "  ",
    website: "example.org",
  });
  expect(changedFields(complete, user)).toEqual({
    displayName: "Ana Maria",
    bio: "",
    website: "https://example.org",
  });
  expect(changedFields(profileForm.parse(valuesOf(user)), user)).toEqual({});
});

test("a draft has what differs, and is none without a difference", () => {
  expect(draftOf({ ...valuesOf(user), location: "Turin" }, user)).toEqual({ location: "Turin" });
  expect(draftOf(valuesOf(user), user)).toBeNull();
});

test.each([null, 1, { bio: 1 }, { email: "a@example.org" }])("reads no draft from %j", (kept) => {
  expect(parseDraft(kept)).toBeNull();
});

test("reads a kept draft", () => {
  expect(parseDraft({ bio: "Calm" })).toEqual({ bio: "Calm" });
});
