import { expect, test } from "vitest";
import { testPassword } from "../../../testing/member.ts";
import { startServer } from "../../../testing/servers/start-server.ts";
import { liveServer } from "../../../testing/servers/live-server.ts";
import { rawSocket } from "../../../testing/app/raw-socket.ts";
import { testDatabase } from "../../../testing/test-database.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url } });
const live = liveServer(server, db);

test("sends a gift to the member's socket, closes the socket on suspension and refuses its tickets", async () => {
  const [root, ada] = [await live.member(), await live.member()];
  await db.sql`update members set is_admin = true where id = ${root.id}`;
  const [socket, ticket] = [await live.socketOf(ada), await live.ticketOf(ada)];
  expect((await root.post("/api/admin/gift-xp", { userId: ada.id, xpAmount: 100 })).status).toBe(201);
  const types = new Map<unknown, Record<string, unknown>>();
  while (!types.has("xp") || !types.has("notification")) {
    const frame = await socket.next();
    types.set(frame["type"], frame);
  }
  expect(types.get("xp")).toMatchObject({ xp: 100, level: 2 });
  expect(types.get("notification")).toMatchObject({ notification: { type: "gift", xpAmount: 100 } });

  const begun = performance.now();
  expect((await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam" })).status).toBe(200);
  expect(await socket.closed).toMatchObject({ code: 1008 });
  // The job that looks for such sockets comes later.
  expect(performance.now() - begun).toBeLessThan(4_000);
  const late = await rawSocket(server.port);
  late.sendText(JSON.stringify({ type: "auth", ticket }));
  expect(await late.closed).toMatchObject({ code: 1008 });
});

test("tells a dismissed moderator's socket at once, which hears of no case afterwards, and refuses their calls", async () => {
  const [root, ada, ben] = [await live.member(), await live.member(), await live.member()];
  await db.sql`update members set is_admin = true where id = ${root.id}`;
  await db.sql`update members set is_moderator = true where id = ${ada.id}`;
  const [socket, other] = [await live.socketOf(ada), await live.socketOf(root)];
  const report = async (reason: string) =>
    expect((await root.post(`/api/users/${ben.id}/report`, { reason })).status).toBe(201);
  const heard = async (of: typeof socket, type: string) => {
    const types: unknown[] = [];
    while (types.at(-1) !== type) types.push((await of.next())["type"]);
    return types;
  };
  await report("spam");
  await heard(socket, "case_changed");
  await heard(other, "case_changed");
  expect((await ada.get("/api/moderation/reports")).status).toBe(200);
  const dismissal = { role: "member", password: testPassword, reason: "Thank you" };
  expect((await root.put(`/api/admin/users/${ada.id}/role`, dismissal)).status).toBe(200);
  expect((await ada.get("/api/moderation/reports")).status).toBe(403);
  await heard(socket, "resync");
  await (await root.post("/api/moderation/cases", { kind: "member", id: ada.id })).body?.cancel();
  await heard(other, "case_changed");
  socket.sendText(JSON.stringify({ type: "ping" }));
  expect(await heard(socket, "pong")).not.toContain("case_changed");
});
