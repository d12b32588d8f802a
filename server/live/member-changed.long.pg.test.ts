import { expect, test } from "vitest";
import { startServer } from "../testing/servers/start-server.ts";
import { liveServer } from "../testing/servers/live-server.ts";
import { testDatabase } from "../testing/test-database.ts";
import { withXmp, xmpOf } from "../testing/marked-pictures.ts";
import { picture } from "../testing/pictures.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url } });
const live = liveServer(server, db);
const path = "/api/users/profile";

test("sends a new picture to every open socket at once, but not across a block", async () => {
  const [ada, bob, blocker, blocked] = await Promise.all([1, 2, 3, 4].map(() => live.member()));
  if (!ada || !bob || !blocker || !blocked) throw new Error("Nobody came");
  await blocker.post(`/api/users/${ada.id}/block`);
  await ada.post(`/api/users/${blocked.id}/block`);
  const sockets = await Promise.all([live.socketOf(ada), live.socketOf(bob), live.socketOf(bob)]);
  const hidden = await Promise.all([live.socketOf(blocker), live.socketOf(blocked)]);
  const body = new FormData();
  const drawn = withXmp("jpeg", await picture(90, 60).jpeg().toBuffer(), xmpOf("trainedAlgorithmicMedia"));
  body.set("profileImage", new File([new Uint8Array(drawn)], "me.jpg"));
  const response = await ada.request("PUT", path, { body });
  const { id, username, displayName, profileImageUrl } = await response.json() as Record<string, string>;
  expect(profileImageUrl).toMatch(/^\/api\/media\//);
  for (const socket of sockets) {
    expect(await socket.next()).toEqual({
      type: "member_changed",
      member: { id, username, displayName, profileImageUrl, profileImageMadeWithAi: true },
    });
  }
  // The next frame is about another member's change.
  await bob.put(path, { displayName: "Bob B" });
  for (const socket of hidden) {
    expect(await socket.next()).toMatchObject({ type: "member_changed", member: { displayName: "Bob B" } });
  }
});

test("sends changes of name and username too, but not of bio and location, nor unchanged values", async () => {
  const [ada, bob] = [await live.member(), await live.member()];
  const socket = await live.socketOf(bob);
  await ada.put(path, { bio: "Lakes.", location: "Bern", username: ada.username });
  await ada.put("/api/users/settings", { displayName: "Ada L" });
  expect(await socket.next()).toMatchObject({ member: { id: ada.id, displayName: "Ada L" } });
  const username = `${ada.username}_new`;
  await ada.put(path, { username });
  expect(await socket.next()).toMatchObject({ type: "member_changed", member: { id: ada.id, username } });
});

test("tells moderators alone of a case and who holds it, and nobody once dismissed", async () => {
  const [ada, bob, mo, eve] = await Promise.all([1, 2, 3, 4].map(() => live.member()));
  if (!ada || !bob || !mo || !eve) throw new Error("Nobody came");
  await db.sql`update members set is_moderator = true where id in (${mo.id}, ${eve.id})`;
  const [member, moderator, dismissed] = await Promise.all([ada, mo, eve].map((who) => live.socketOf(who)));
  await bob.post(`/api/users/${ada.id}/report`, { reason: "spam" });
  const told = await moderator?.next() as { type: string; caseId: string };
  expect(told).toEqual({ type: "case_changed", caseId: expect.any(String) });
  expect(await dismissed?.next()).toEqual(told);
  await db.sql`update members set is_moderator = false where id = ${eve.id}`;
  expect((await mo.post(`/api/moderation/cases/${told.caseId}/claim`)).status).toBe(200);
  expect(await moderator?.next()).toEqual(told);
  // The next frames of the others are of a later change.
  await bob.put(path, { displayName: "Bob C" });
  for (const socket of [member, dismissed]) {
    expect(await socket?.next()).toMatchObject({ type: "member_changed", member: { displayName: "Bob C" } });
  }
});
