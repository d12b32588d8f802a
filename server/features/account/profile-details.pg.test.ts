import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Profile } from "#shared/members/contract.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { leaveGlimmer, logIn } from "./leaving/testing/leaving-scene.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";

const t = await createTestApp();
const path = "/api/users/profile";
const jpeg = new Uint8Array(await picture(900, 300).jpeg().toBuffer());

const me = async (by: TestMember) => await (await by.get("/api/auth/user")).json() as CurrentUser;
const profileOf = async (who: TestMember) =>
  await (await (await member(t)).get(`/api/users/${who.id}`)).json() as Profile;

async function upload(by: TestMember): Promise<string> {
  const { uploadURL } = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const sent = await t.request("PUT", uploadURL, { body: jpeg, headers: { "Content-Type": "image/jpeg" } });
  return (await sent.json() as { url: string }).url;
}

const lines = [{ name: "Practises", value: "Yoga, since 2019" }, {
  name: "Garden",
  value: "https://garden.example",
}];

test("a member adds pronouns, lines of their own and a cover picture, which others see", async () => {
  const ada = await member(t);
  expect(await profileOf(ada)).toMatchObject({
    pronouns: null,
    fields: [],
    coverImageUrl: null,
    coverImageAlt: "",
    coverImageMadeWithAi: false,
    profileImageAlt: "",
  });
  const coverImageUrl = await upload(ada);
  const given = { pronouns: " she/her ", fields: lines, coverImageUrl, coverImageAlt: " A lake " };
  const saved = await ada.put(path, given);
  const expected = { pronouns: "she/her", fields: lines, coverImageUrl, coverImageAlt: "A lake" };
  expect([saved.status, await saved.json()]).toMatchObject([200, expected]);
  expect(await profileOf(ada)).toMatchObject(expected);
  await runJobs(t);
  expect((await t.get(coverImageUrl)).status).toBe(200);
  // Absent fields stay, and a form has lists as JSON.
  const form = new FormData();
  form.set("fields", JSON.stringify(lines.slice(1)));
  expect(await (await ada.request("PUT", path, { body: form })).json())
    .toMatchObject({ ...expected, fields: lines.slice(1) });
});

test("a cover picture that is replaced or removed goes, with its description", async () => {
  const ada = await member(t);
  const first = await upload(ada);
  await ada.put(path, { coverImageUrl: first, coverImageAlt: "A lake" });
  const second = await upload(ada);
  expect(await (await ada.put(path, { coverImageUrl: second })).json())
    .toMatchObject({ coverImageUrl: second, coverImageAlt: "" });
  await runJobs(t);
  expect([(await t.get(first)).status, (await t.get(second)).status]).toEqual([404, 200]);
  await ada.put(path, { coverImageAlt: "A hill" });
  expect(await (await ada.put(path, { coverImageUrl: null })).json())
    .toMatchObject({ coverImageUrl: null, coverImageAlt: "" });
  await runJobs(t);
  expect((await t.get(second)).status).toBe(404);
});

test("new pictures keep the descriptions that come with them, also the same ones", async () => {
  const ada = await member(t);
  await ada.put(path, {
    coverImageUrl: await upload(ada),
    coverImageAlt: "A lake",
    profileImageUrl: await upload(ada),
    profileImageAlt: "Ada",
  });
  const again = await ada.put(path, {
    coverImageUrl: await upload(ada),
    coverImageAlt: "A lake",
    profileImageUrl: await upload(ada),
    profileImageAlt: "Ada",
  });
  expect(await again.json()).toMatchObject({ coverImageAlt: "A lake", profileImageAlt: "Ada" });
});

test("a cover picture is nobody's but its owner's upload", async () => {
  const ada = await member(t);
  const coverImageUrl = await upload(await member(t));
  const refused = await ada.put(path, { coverImageUrl, pronouns: "she/her" });
  expect([refused.status, await refused.json()]).toMatchObject([400, {
    code: "foreign_image",
    fields: { coverImageUrl: expect.any(String) },
  }]);
  expect((await me(ada)).pronouns).toBeNull();
});

test.each<[string, object, string]>([
  ["pronouns in two lines", { pronouns: "she\nher" }, "pronouns"],
  ["pronouns of more than 40 characters", { pronouns: "x".repeat(41) }, "pronouns"],
  ["pronouns that harm", { pronouns: "Go and kill yourself" }, "pronouns"],
  ["five lines", { fields: Array.from({ length: 5 }, () => lines[0]) }, "fields"],
  ["a line without a name", { fields: [{ name: " ", value: "Yoga" }] }, "fields.0.name"],
  ["a line that is not filled in", { fields: [lines[0], { name: "Garden", value: "" }] }, "fields.1.value"],
  ["a line that is too long", { fields: [{ name: "Garden", value: "x".repeat(121) }] }, "fields.0.value"],
  [
    "a line that harms",
    { fields: [lines[0], { name: "Say", value: "Go and kill yourself" }] },
    "fields.1.value",
  ],
  ["a description that harms", { profileImageAlt: "Go and kill yourself" }, "profileImageAlt"],
])("refuses %s and changes nothing", async (_, given, field) => {
  const ada = await member(t);
  const response = await ada.put(path, { bio: "New", ...given });
  const { fields } = await response.json() as { fields: Record<string, string> };
  expect([response.status, Object.keys(fields)]).toEqual([400, [field]]);
  expect(await me(ada)).toMatchObject({ bio: null, pronouns: null, fields: [] });
});

test("an empty line is left out", async () => {
  const ada = await member(t);
  expect(await (await ada.put(path, { fields: [{ name: "", value: " " }, ...lines] })).json())
    .toMatchObject({ fields: lines });
});

test("who leaves takes the cover picture and all lines along, and has them again on return", async () => {
  const ada = await member(t);
  const coverImageUrl = await upload(ada);
  const details = { pronouns: "she/her", fields: lines, coverImageUrl, coverImageAlt: "A lake" };
  await ada.put(path, details);
  await runJobs(t);
  expect((await leaveGlimmer(ada)).status).toBe(200);
  await runJobs(t);
  const [left] = await t.sql`
    select pronouns, profile_fields, cover_image_id, cover_image_alt from members where id = ${ada.id}`;
  expect(left).toEqual({ pronouns: null, profile_fields: [], cover_image_id: null, cover_image_alt: "" });
  expect((await t.get(coverImageUrl)).status).toBe(404);
  expect((await logIn(t, ada, { restoresAccount: true })).status).toBe(200);
  await runJobs(t);
  expect(await profileOf(ada)).toMatchObject(details);
  expect((await t.get(coverImageUrl)).status).toBe(200);
});
