import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { createLocalModerator } from "../../providers/moderation/local-moderator.ts";
import type { ToClassify } from "../../providers/moderation/moderator.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture, pngClaiming } from "../../testing/pictures.ts";
import { runWhileLocked } from "../../testing/lock-waits.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";

const local = createLocalModerator();
let pictureLevel: "high" | "low" = "high";
/** The requests to the moderator. */
const seen: ToClassify[] = [];
const moderator = {
  async classify(content: ToClassify) {
    seen.push(content);
    if (!content.image) return await local.classify(content);
    const reason = "violence" as const;
    return {
      elements: [{ type: "image" as const, level: pictureLevel, reason }],
      support: false,
      decidedBy: "local" as const,
    };
  },
};
const t = await createTestApp({ providers: { moderator } });
const path = "/api/users/profile";
const jpeg = new Uint8Array(await picture(900, 600).jpeg().toBuffer());

const me = async (by: TestMember) => await (await by.get("/api/auth/user")).json() as CurrentUser;
const file = (bytes: Uint8Array<ArrayBuffer> | string, type = "image/jpeg") =>
  new File([bytes], "me", { type });

function sendForm(by: TestMember, fields: Record<string, string | File>): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return by.request("PUT", path, { body });
}

async function upload(by: TestMember): Promise<string> {
  const { uploadURL } = await (await by.post("/api/objects/upload")).json() as { uploadURL: string };
  const sent = await t.request("PUT", uploadURL, { body: jpeg, headers: { "Content-Type": "image/jpeg" } });
  return (await sent.json() as { url: string }).url;
}

const pictureOf = async (response: Response) => (await response.json() as CurrentUser).profileImageUrl ?? "";
const stored = async () => (await t.storedFiles()).length;
const imagesOf = async (who: TestMember) =>
  (await t.sql`select from images where owner_id = ${who.id}`).length;

test("changes only the given fields, as JSON and as a form", async () => {
  const ada = await member(t);
  const before = await me(ada);
  const given = { displayName: " Ada L ", bio: "Lakes.", location: " Bern ", website: "ada.example.org" };
  const response = await ada.put(path, given);
  const expected = {
    ...before,
    displayName: "Ada L",
    bio: "Lakes.",
    location: "Bern",
    website: "https://ada.example.org",
  };
  expect([response.status, await response.json()]).toEqual([200, expected]);
  expect(await (await ada.put(path, {})).json()).toEqual(expected);
  expect(await (await sendForm(ada, { bio: "", location: "Basel" })).json())
    .toEqual({ ...expected, bio: null, location: "Basel" });
  expect(await (await ada.put(path, { location: null, website: "" })).json())
    .toMatchObject({ location: null, website: null, displayName: "Ada L" });
  const others = await (await (await member(t)).get(`/api/users/${ada.id}`)).json();
  expect(others).toMatchObject({ displayName: "Ada L", bio: null, location: null });
});

test.each([
  ["a username that is too short", { username: "ab" }, "username"],
  ["a reserved username", { username: "adm1n" }, "username"],
  ["a bio that is too long", { bio: "x".repeat(161) }, "bio"],
  ["a location in two lines", { location: "a\nb" }, "location"],
  ["a website that is not https", { website: "http://example.org" }, "website"],
  ["a website within the network", { website: "https://127.0.0.1/x" }, "website"],
  ["a username that swears", { username: "fuck_you" }, "username"],
  ["a name that insults", { displayName: "You are worthless" }, "displayName"],
  ["a bio that harms", { bio: "Go and kill yourself" }, "bio"],
])("refuses %s and changes nothing", async (_, given, field) => {
  const ada = await member(t);
  const before = await me(ada);
  const response = await ada.put(path, { displayName: "New", location: "New", ...given });
  const { fields } = await response.json() as { fields: Record<string, string> };
  expect([response.status, Object.keys(fields)]).toEqual([400, [field]]);
  expect(await me(ada)).toEqual(before);
});

test("does not moderate unchanged texts", async () => {
  const ada = await member(t, { displayName: "You are worthless" });
  const { displayName, username } = await me(ada);
  expect((await ada.put(path, { displayName, username, bio: "Hello" })).status).toBe(200);
});

test("changeSettings refuses an unfit name and bio with the reason", async () => {
  const ada = await member(t);
  const given = { displayName: "You are worthless", bio: "Go and kill yourself", ttsVoice: "echo" };
  const response = await ada.put("/api/users/settings", given);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    fields: { displayName: expect.any(String), bio: expect.stringContaining("harm themselves") },
  });
  expect(await me(ada)).toMatchObject({ bio: null, ttsVoice: "alloy" });
});

test("stores a picture, shows it to others and removes the former one", async () => {
  const ada = await member(t);
  const first = await pictureOf(await sendForm(ada, { profileImage: file(jpeg), displayName: "Ada" }));
  expect(first).toMatch(/^\/api\/media\//);
  expect((await t.get(`${first}?size=thumbnail`)).status).toBe(200);
  expect(await (await (await member(t)).get(`/api/users/${ada.id}`)).json())
    .toMatchObject({ profileImageUrl: first, displayName: "Ada" });
  const second = await pictureOf(await sendForm(ada, { profileImage: file(jpeg) }));
  await runJobs(t);
  expect([(await t.get(first)).status, (await t.get(second)).status]).toEqual([404, 200]);
  expect(await (await ada.put(path, { profileImageUrl: null })).json()).toMatchObject({
    profileImageUrl: null,
  });
  await runJobs(t);
  expect([(await t.get(second)).status, await imagesOf(ada)]).toEqual([404, 0]);
});

test("accepts the caller's own upload, and keeps it when it is sent again", async () => {
  const ada = await member(t);
  const url = await upload(ada);
  for (const profileImageUrl of [url, t.config.publicUrl + url, url]) {
    expect(await pictureOf(await ada.put(path, { profileImageUrl }))).toBe(url);
  }
  await runJobs(t);
  expect((await t.get(url)).status).toBe(200);
  expect(await (await sendForm(ada, { profileImageUrl: "" })).json()).toMatchObject({
    profileImageUrl: null,
  });
});

test("keeps a former picture that a post shows", async () => {
  const ada = await member(t);
  const url = await upload(ada);
  await ada.put(path, { profileImageUrl: url });
  await ada.post("/api/posts", { content: "Me", aiImageUrl: url });
  await ada.put(path, { profileImageUrl: null });
  await runJobs(t);
  expect((await t.get(url)).status).toBe(200);
});

test("refuses images from elsewhere and other members' uploads", async () => {
  const [ada, stranger] = [await member(t), await member(t)];
  const theirs = await upload(stranger);
  for (const profileImageUrl of ["https://example.org/a.png", theirs, `/api/media/${uuidv7()}`, "nonsense"]) {
    const response = await ada.put(path, { profileImageUrl, bio: "Not kept" });
    expect([response.status, await response.json()]).toMatchObject([400, { code: "foreign_image" }]);
  }
  expect(await me(ada)).toMatchObject({ profileImageUrl: null, bio: null });
});

const fiveMb = 5 * 1024 * 1024;

test.each(
  [
    [
      "5 MB and a byte",
      413,
      "body_too_large",
      file(new Uint8Array(fiveMb + 1)),
      /^Image must be smaller than 5MB$/,
    ],
    [
      "an SVG",
      415,
      "unsupported_image",
      file("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/png"),
      /JPEG/,
    ],
    ["a text", 415, "unsupported_image", file("hello", "text/plain"), /JPEG/],
    [
      "50,000 × 50,000 pixels",
      400,
      "invalid_image",
      file(new Uint8Array(pngClaiming(50_000, 50_000)), "image/png"),
      /pixels/,
    ],
    ["a picture cut short", 400, "invalid_image", file(jpeg.slice(0, jpeg.length / 2)), /damaged/],
  ] as const,
)("refuses %s and keeps nothing of it", async (_, status, code, profileImage, message) => {
  const ada = await member(t);
  const before = await stored();
  const response = await sendForm(ada, { profileImage, bio: "Not kept" });
  expect([response.status, await response.json()]).toMatchObject([status, {
    code,
    message: expect.stringMatching(message),
    fields: { profileImage: expect.any(String) },
  }]);
  expect([await stored(), await imagesOf(ada), (await me(ada)).bio]).toEqual([before, 0, null]);
});

test("refuses an unfit picture with the reason, and removes its file", async () => {
  const ada = await member(t);
  const [before, url] = [await stored(), await upload(ada)];
  pictureLevel = "low";
  try {
    const asFile = await sendForm(ada, { profileImage: file(jpeg) });
    const message = "This picture contains violence. Please choose another one.";
    expect([asFile.status, await asFile.json()]).toMatchObject([400, {
      message,
      fields: { profileImage: message },
    }]);
    const asUpload = await ada.put(path, { profileImageUrl: url });
    expect(await asUpload.json()).toMatchObject({ fields: { profileImageUrl: message } });
  } finally {
    pictureLevel = "high";
  }
  // The upload is kept for another attempt.
  expect([await stored(), await imagesOf(ada)]).toEqual([before + 2, 1]);
  expect(seen.at(-1)).toMatchObject({ image: { mediaType: "image/webp" } });
});

test("removes a new picture again when the profile cannot be saved", async () => {
  const [ada, bob] = [await member(t), await member(t)];
  const before = await stored();
  const response = await sendForm(ada, { profileImage: file(jpeg), username: bob.username, bio: "Not kept" });
  expect([response.status, await response.json()]).toMatchObject([409, { code: "username_taken" }]);
  expect([await stored(), await imagesOf(ada), (await me(ada)).bio]).toEqual([before, 0, null]);
});

test("keeps profile pictures and message images apart: neither takes the other's upload", async () => {
  const [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  const send = (imageUrl: string) => ada.post("/api/messages", { receiverId: bob.id, imageUrl });
  const [shown, sent] = [await upload(ada), await upload(ada)];
  await ada.put(path, { profileImageUrl: shown });
  expect(await (await send(shown)).json()).toMatchObject({ code: "foreign_image" });
  expect((await t.get(shown)).status).toBe(200);
  expect((await send(sent)).status).toBe(201);
  expect(await (await ada.put(path, { profileImageUrl: sent })).json()).toMatchObject({
    code: "foreign_image",
  });
  expect(await me(ada)).toMatchObject({ profileImageUrl: shown });
});

test.each(["profile", "post"])(
  "gives an upload that a message and a %s use at once to one of them, where it is visible",
  async (other) => {
    const [ada, bob] = [await member(t), await member(t)];
    await ada.post(`/api/users/${bob.id}/follow`);
    const url = await upload(ada);
    const show = () =>
      other === "post"
        ? ada.post("/api/posts", { content: "Me", aiImageUrl: url })
        : ada.put(path, { profileImageUrl: url });
    const send = () => ada.post("/api/messages", { receiverId: bob.id, imageUrl: url });
    const lock = (tx: typeof t.sql) => tx`select from images where id = ${url.split("/").at(-1)!} for update`;
    const [sent, shown] = await runWhileLocked(t.db, lock, [send, show]);
    expect([sent?.status, shown?.status]).toEqual([201, 400]);
    expect(await (await bob.get(`/api/conversations/${ada.id}`)).json()).toMatchObject([{
      imageUrl: expect.any(String),
    }]);
  },
);
