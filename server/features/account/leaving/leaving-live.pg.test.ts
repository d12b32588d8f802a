import { expect, test } from "vitest";
import { startServer } from "../../../testing/servers/start-server.ts";
import { liveServer } from "../../../testing/servers/live-server.ts";
import { testDatabase } from "../../../testing/test-database.ts";

const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, FIRST_MEMBER_IS_ADMIN: "0" } });
const live = liveServer(server, db);

test("closes a member's sockets when the account is deleted, and serves downloads on Deno", async () => {
  const ada = await live.member();
  const socket = await live.socketOf(ada);
  const copy = await ada.get("/api/account/export");
  const bytes = new Uint8Array(await copy.arrayBuffer());
  expect([copy.status, String.fromCharCode(...bytes.subarray(0, 2))]).toEqual([200, "PK"]);
  const begun = performance.now();
  expect((await ada.delete("/api/account", { password: ada.password })).status).toBe(200);
  expect(await socket.closed).toMatchObject({ code: 1008 });
  // The job that looks for such sockets comes later.
  expect(performance.now() - begun).toBeLessThan(4_000);
});
