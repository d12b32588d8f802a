import { expect, test } from "vitest";
import { startServer } from "../../../testing/servers/start-server.ts";
import { liveServer } from "../../../testing/sockets/live-server.ts";
import { rawSocket } from "../../../testing/sockets/raw-socket.ts";
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
  expect(performance.now() - begun).toBeLessThan(1_000);
  const late = await rawSocket(server.port);
  late.sendText(JSON.stringify({ type: "auth", ticket }));
  expect(await late.closed).toMatchObject({ code: 1008 });
});
