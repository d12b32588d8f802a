import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { giveCrown } from "../../testing/badge.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";

const t = await createTestApp();
const path = "/api/users/settings";
const me = async (by: TestMember) => await (await by.get("/api/auth/user")).json() as CurrentUser;

test("changes only the given settings", async () => {
  const ada = await member(t);
  const before = await me(ada);
  const response = await ada.put(path, {
    bio: "  Slow mornings. ",
    ttsVoice: "nova",
    showReadReceipts: false,
    messageAudience: "followed",
    readLanguages: ["de", "ja", "de"],
    isRanked: false,
  });
  expect(response.status).toBe(200);
  const expected = {
    ...before,
    bio: "Slow mornings.",
    ttsVoice: "nova",
    showReadReceipts: false,
    messageAudience: "followed",
    readLanguages: ["de", "ja"],
    isRanked: false,
  };
  expect(await response.json()).toEqual(expected);
  expect(await me(ada)).toEqual(expected);
  expect(await (await ada.put(path, { displayName: " Ada " })).json()).toEqual({
    ...expected,
    displayName: "Ada",
  });
  expect(await (await ada.put(path, { bio: "" })).json()).toMatchObject({ bio: null, displayName: "Ada" });
});

test("changes nothing when nothing is given", async () => {
  const ada = await member(t);
  const before = await me(ada);
  for (let n = 0; n < 2; n++) expect(await (await ada.put(path, {})).json()).toEqual(before);
});

test("returns 401 to signed-out callers", async () => {
  expect((await t.put(path, { bio: "x" })).status).toBe(401);
});

test("changes only the caller's settings, whatever id is sent", async () => {
  const [ada, stranger] = [await member(t), await member(t)];
  const before = await me(ada);
  await stranger.put(path, { id: ada.id, userId: ada.id, xp: 999, isAdmin: true, bio: "Mine" });
  expect(await me(ada)).toEqual(before);
  expect(await me(stranger)).toMatchObject({ bio: "Mine", isAdmin: false });
});

test.each([
  ["a bio that is too long", { bio: "x".repeat(161) }, "bio"],
  ["a name that is too long", { displayName: "x".repeat(101) }, "displayName"],
  ["a blank name", { displayName: "  " }, "displayName"],
  ["a voice that is not on offer", { ttsVoice: "robot" }, "ttsVoice"],
  ["a level there is not", { moderationLevel: "all" }, "moderationLevel"],
  ["an audience there is not", { messageAudience: "friends" }, "messageAudience"],
  ["a language that is none", { readLanguages: ["de", "German"] }, "readLanguages.1"],
  ["receipts that are no yes or no", { showReadReceipts: "maybe" }, "showReadReceipts"],
  ["a place that is no yes or no", { isRanked: "maybe" }, "isRanked"],
  ["a bio with NUL", { bio: "a\u0000" }, "bio"],
])("refuses %s and changes nothing", async (_, json, field) => {
  const ada = await member(t);
  const before = await me(ada);
  const response = await ada.put(path, { ttsVoice: "echo", ...json });
  expect(response.status).toBe(400);
  expect(Object.keys((await response.json() as { fields: object }).fields)).toEqual([field]);
  expect(await me(ada)).toEqual(before);
});

test.each(["low", "none"])("requires an active crown for the filter %s", async (moderationLevel) => {
  const ada = await member(t);
  const refused = await ada.put(path, { moderationLevel, bio: "Not kept" });
  expect(refused.status).toBe(403);
  expect((await refused.json() as { message: string }).message).toContain("active Black Crown or Gold Crown");
  expect(await me(ada)).toMatchObject({ moderationLevel: null, bio: null });
  await giveCrown(t, ada.id, new Date(t.clock.now().getTime() - 1));
  expect((await ada.put(path, { moderationLevel })).status).toBe(403);
  await giveCrown(t, ada.id);
  expect(await (await ada.put(path, { moderationLevel })).json()).toMatchObject({ moderationLevel });
});

test("applies a new filter from the next call on, in all sessions of the member", async () => {
  const ada = await member(t);
  const { id } = await post(t, { authorId: (await member(t)).id, moderationLevel: "high" });
  const seesIt = async () =>
    (await (await ada.get("/api/posts?limit=100")).json() as Post[]).some((seen) => seen.id === id);
  expect(await seesIt()).toBe(false);
  await ada.put(path, { moderationLevel: "high" });
  expect(await seesIt()).toBe(true);
  await ada.put(path, { moderationLevel: "top" });
  expect(await seesIt()).toBe(false);
});

test("resets the filter to high when the crown lapses, for reads and in the settings", async () => {
  const ada = await member(t);
  const { id } = await post(t, { authorId: (await member(t)).id, moderationLevel: "none" });
  await giveCrown(t, ada.id, new Date(t.clock.now().getTime() + 60_000));
  await ada.put(path, { moderationLevel: "none" });
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(200);
  t.clock.advance(61_000);
  expect((await ada.get(`/api/posts/${id}`)).status).toBe(404);
  expect(await me(ada)).toMatchObject({ moderationLevel: "high" });
});

test("resets the filter at sign-in", async () => {
  const ada = await member(t);
  await t.sql`update members set moderation_level = 'none' where id = ${ada.id}`;
  const signedIn = await t.post("/api/auth/login", { email: ada.email, password: ada.password });
  expect(await signedIn.json()).toMatchObject({ moderationLevel: "high" });
});
