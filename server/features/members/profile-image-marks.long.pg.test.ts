import { expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { newBot } from "../../testing/bot.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { withXmp, xmpOf } from "../../testing/marked-pictures.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { picture } from "../../testing/pictures.ts";
import { leaveByHand, restoreByHand } from "../account/leaving/testing/leaving-scene.ts";

const t = await createTestApp();
const plain = await picture(40, 30).jpeg().toBuffer();
const marked = withXmp("jpeg", plain, xmpOf("trainedAlgorithmicMedia"));

async function json<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return await answer.json() as T;
}

async function upload(bytes: Uint8Array, by: TestMember): Promise<string> {
  const { uploadURL } = await json<{ uploadURL: string }>(by.post("/api/objects/upload"));
  const headers = { "Content-Type": "image/jpeg" };
  const body = new Uint8Array(bytes);
  return (await json<{ url: string }>(t.request("PUT", uploadURL, { body, headers }))).url;
}

/** The mark of a member's picture in a response, at every place where the member stands. */
function marksIn(value: unknown, memberId: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => marksIn(entry, memberId));
  if (typeof value !== "object" || value === null) return [];
  const fields = value as Record<string, unknown>;
  const own = fields["id"] === memberId && "profileImageUrl" in fields
    ? [fields["profileImageMadeWithAi"]]
    : [];
  return [...own, ...Object.values(fields).flatMap((entry) => marksIn(entry, memberId))];
}

/** Ada has written, followed, liked and sent, and stands in all that `places` names. */
async function adaEverywhere() {
  const [ada, bob, root] = [await member(t), await member(t), await member(t, { isAdmin: true })];
  await json(ada.post(`/api/users/${bob.id}/follow`));
  await json(bob.post(`/api/users/${ada.id}/follow`));
  const own = await json<Post>(ada.post("/api/posts", { content: "A quiet walk" }));
  const quote = await json<Post>(bob.post("/api/posts", { content: "Yes", quotedPostId: own.id }));
  await json(bob.post(`/api/posts/${own.id}/repost`));
  await json(ada.post(`/api/posts/${quote.id}/like`));
  await json(ada.post(`/api/posts/${quote.id}/comments`, { content: "Thank you" }));
  await json(ada.post("/api/messages", { receiverId: bob.id, content: "Teatime", sharedPostId: own.id }));
  const [muter, blocker] = [await member(t), await member(t)];
  await json(muter.post(`/api/users/${ada.id}/mute`, {}));
  await json(blocker.post(`/api/users/${ada.id}/block`));
  const places: readonly (readonly [by: TestMember, path: string])[] = [
    [ada, "/api/auth/user"],
    [bob, `/api/users/${ada.id}`],
    [bob, `/api/users/username/${ada.username}`],
    [bob, `/api/users/search?q=${ada.username}`],
    [bob, `/api/users/${bob.id}/followers`],
    [bob, `/api/users/${bob.id}/following`],
    [bob, "/api/users/following"],
    [bob, `/api/posts/${own.id}`],
    [bob, `/api/posts/${quote.id}`],
    [bob, "/api/posts"],
    [bob, "/api/posts/following"],
    [bob, `/api/users/${ada.id}/posts`],
    [bob, `/api/users/${bob.id}/posts`],
    [bob, `/api/posts/${quote.id}/likes`],
    [bob, `/api/posts/${quote.id}/comments`],
    [bob, "/api/conversations"],
    [bob, `/api/conversations/${ada.id}`],
    [bob, `/api/conversations/${ada.id}/summary`],
    [bob, "/api/messages/search?q=Teatime"],
    [bob, "/api/notifications"],
    [bob, "/api/leaderboard/all-time"],
    [muter, "/api/users/muted"],
    [blocker, "/api/users/blocked"],
    [root, `/api/admin/users?q=${ada.username}`],
  ];
  return { ada, bob, places };
}

test("says wherever a member stands whether a model made their picture, as it changes and changes back", async () => {
  const { ada, bob, places } = await adaEverywhere();
  for (const [bytes, isMarked] of [[plain, false], [marked, true], [plain, false]] as const) {
    const profileImageUrl = await upload(bytes, ada);
    expect(await json(ada.put("/api/users/profile", { profileImageUrl })))
      .toMatchObject({ profileImageUrl, profileImageMadeWithAi: isMarked });
    for (const [by, path] of places) {
      const marks = marksIn(await json(by.get(path)), ada.id);
      expect([path, new Set(marks)]).toEqual([path, new Set([isMarked])]);
    }
    const written = [
      await json<Post>(ada.post("/api/posts", { content: "Another walk" })),
      await json(ada.post(`/api/posts/${(await json<Post[]>(ada.get("/api/posts")))[0]?.id}/comments`, {
        content: "Indeed",
      })),
    ];
    for (const answer of written) expect(marksIn(answer, ada.id)).toEqual([isMarked]);
  }
  await json(ada.put("/api/users/profile", { profileImageUrl: await upload(marked, ada) }));
  await json(ada.put("/api/users/profile", { bio: "Still here." }));
  expect(marksIn(await json(bob.get(`/api/users/${ada.id}`)), ada.id)).toEqual([true]);
  await json(ada.put("/api/users/profile", { profileImageUrl: null }));
  expect(marksIn(await json(bob.get(`/api/users/${ada.id}`)), ada.id)).toEqual([false]);
});

test("says so of a bot's picture, from its creation on and after a change", async () => {
  const root = await member(t, { isAdmin: true });
  const profileImageUrl = await upload(marked, root);
  const pip = await json<{ id: string; userEmail: string }>(
    root.post("/api/bot-users", newBot({ profileImageUrl })),
  );
  const marks = async () => [
    ...marksIn(await json(root.get("/api/bot-users")), pip.id),
    ...marksIn(await json(root.get(`/api/users/${pip.id}`)), pip.id),
  ];
  expect(marksIn(pip, pip.id)).toEqual([true]);
  expect(await marks()).toEqual([true, true]);
  const next = { profileImageUrl: await upload(plain, root) };
  expect(marksIn(await json(root.put(`/api/bot-users/${pip.userEmail}`, next)), pip.id)).toEqual([false]);
  expect(await marks()).toEqual([false, false]);
});

test("takes the mark from a deleted account, and brings it back with the picture", async () => {
  const ada = await member(t);
  await json(ada.put("/api/users/profile", { profileImageUrl: await upload(marked, ada) }));
  expect(await leaveByHand(t, ada.id, t.clock.now())).toBe(true);
  expect(await storedMark(ada)).toBe(false);
  expect(await restoreByHand(t, ada.id, t.clock.now())).toBe(true);
  expect(await storedMark(ada)).toBe(true);
});

async function storedMark({ id }: TestMember): Promise<boolean> {
  const [row] = await t.sql<{ mark: boolean }[]>`
    select profile_image_made_with_ai as mark
    from members
    where id = ${id}`;
  if (!row) throw new Error("No such member");
  return row.mark;
}
