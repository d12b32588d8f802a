import { expect, test } from "vitest";
import {
  createProfileDraft,
  createProfileSchema,
  findChangedFields,
  getProfileFormValues,
  parseProfileDraft,
} from "./profile-form.ts";

const user = {
  username: "ana",
  displayName: "Ana",
  bio: "Calm",
  location: null,
  website: null,
  isAdmin: false,
  pronouns: null,
  fields: [{ name: "Practises", value: "Yoga" }],
};

test("sends only changed fields, with a blank for a removed one", () => {
  const complete = createProfileSchema(user).parse({
    ...getProfileFormValues(user),
    displayName: " Ana Maria ",
    bio: "  ",
    website: "example.org",
  });
  expect(findChangedFields(complete, user)).toEqual({
    displayName: "Ana Maria",
    bio: "",
    website: "https://example.org",
  });
  expect(findChangedFields(createProfileSchema(user).parse(getProfileFormValues(user)), user)).toEqual({});
});

test("sends all lines when one of them changed, and removed pronouns as a blank", () => {
  const named = { ...user, pronouns: "she/her" };
  const complete = createProfileSchema(named).parse({
    ...getProfileFormValues(named),
    pronouns: " ",
    line3Name: "Garden",
    line3Value: "A balcony",
  });
  expect(findChangedFields(complete, named)).toEqual({
    pronouns: "",
    fields: JSON.stringify([...user.fields, { name: "Garden", value: "A balcony" }]),
  });
});

test("says that a new name could be mistaken for Lisa, but lets an existing one and an administrator's stay", () => {
  const named = { ...user, displayName: "Lisa" };
  const problems = (form: ReturnType<typeof createProfileSchema>, given: object) =>
    form.safeParse({ ...getProfileFormValues(named), ...given }).error?.issues.map(({ path }) => path[0]) ??
      [];
  expect(problems(createProfileSchema(user), {})).toEqual(["displayName"]);
  expect(problems(createProfileSchema(named), {})).toEqual([]);
  expect(problems(createProfileSchema(named), { username: "real_lisa" })).toEqual(["username"]);
  expect(problems(createProfileSchema({ ...user, isAdmin: true }), { displayName: "Glimmer Team" })).toEqual(
    [],
  );
});

test("keeps changed fields in the draft, and no draft without changes", () => {
  expect(createProfileDraft({ ...getProfileFormValues(user), location: "Turin" }, user)).toEqual({
    location: "Turin",
  });
  expect(createProfileDraft(getProfileFormValues(user), user)).toBeNull();
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
