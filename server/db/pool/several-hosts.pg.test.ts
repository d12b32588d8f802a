import { afterAll, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../open-database.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { freezableLink } from "../../testing/load/freezable-link.ts";
import { unusedPort } from "../../testing/servers/unused-port.ts";

const t = await createTestApp();
const target = new URL(t.config.databaseUrl);
const links = await Promise.all([1, 2].map(() => freezableLink(target.href)));
afterAll(() => links.forEach((link) => link.close()));
const ports = links.map(({ url }) => new URL(url).port);

function openHosts(hosts: readonly string[], query = "") {
  const { username, password, pathname } = target;
  const moves: string[] = [];
  const db = openDatabase(`postgres://${username}:${password}@${hosts.join(",")}${pathname}${query}`, {
    onMoved: (host) => moves.push(host),
  });
  onTestFinished(() => db.close());
  return { db, moves };
}

test("works at the host that can be reached, whichever comes first", async () => {
  const { db } = openHosts([`127.0.0.1:${await unusedPort()}`, target.host]);
  expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }]);
  expect(await db.isUp()).toBe(true);
  expect(await db.keepsSessions()).toBe(true);
  expect(await db.processLock.id()).toBeGreaterThan(0);
  expect(new URL(await db.writableUrl()).host).toBe(target.host);
});

test("leaves a host that fell silent within its statement's deadline, which is refused as unavailable", async () => {
  const [one, other] = links;
  const { db, moves } = openHosts([`127.0.0.1:${ports[0]}`]);
  await db.sql`select 1`;
  const both = openHosts([`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`]);
  other?.freeze();
  await both.db.sql`select 1`;
  expect(new URL(await both.db.writableUrl()).port).toBe(ports[0]);
  one?.freeze();
  other?.thaw();
  await expect(both.db.sql`select 2`).rejects.toMatchObject({ code: "database_unavailable" });
  expect(await both.db.sql`select 3 as three`).toEqual([{ three: 3 }]);
  expect(both.moves).toEqual([`127.0.0.1:${ports[1]}`]);
  expect(moves).toEqual([]);
  one?.thaw();
});

test("gives back a connection that can only be read, where target_session_attrs asks for one to write", async () => {
  const { db } = openHosts([target.host], "?target_session_attrs=read-write");
  await db.sql`select 1`;
  await t.sql.unsafe(
    "alter role current_user in database " + target.pathname.slice(1) +
      " set default_transaction_read_only = on",
  );
  await expect(db.sql`set default_transaction_read_only = on`).resolves.toBeDefined();
  await expect(db.sql`update members set xp = xp`).rejects.toMatchObject({ code: "database_unavailable" });
  await expect(db.sql`select 1`).rejects.toMatchObject({
    code: "database_unavailable",
    cause: { message: expect.stringContaining("can only be read") },
  });
  expect(await db.isUp()).toBe(false);
  await t.sql.unsafe(
    "alter role current_user in database " + target.pathname.slice(1) +
      " reset default_transaction_read_only",
  );
  await expect.poll(() => db.isUp(), { timeout: 10_000 }).toBe(true);
});
