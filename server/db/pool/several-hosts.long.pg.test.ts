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

test("leaves a host that fell silent long before the deadline, and refuses its statement as unavailable", async () => {
  const { db, moves } = openHosts(ports.map((port) => `127.0.0.1:${port}`));
  await db.sql`select 1`;
  const first = ports.indexOf(new URL(await db.writableUrl()).port);
  links[first]?.freeze();
  await expect(db.sql`select 2`).rejects.toMatchObject({ code: "database_unavailable" });
  expect(await db.sql`select 3 as three`).toEqual([{ three: 3 }]);
  expect(moves).toEqual([`127.0.0.1:${ports[1 - first]}`]);
  links[first]?.thaw();
});

test("gives back a connection that can only be read, where target_session_attrs asks for one to write", async () => {
  const { db } = openHosts([target.host], "?target_session_attrs=read-write");
  await db.sql`select 1`;
  const change = (what: string) => t.sql.unsafe(`alter database ${target.pathname.slice(1)} ${what}`);
  await change("set default_transaction_read_only = on");
  await db.sql`set default_transaction_read_only = on`;
  await expect(db.sql`update members set xp = xp`).rejects.toMatchObject({ code: "database_unavailable" });
  await expect(db.sql`select 1`).rejects.toMatchObject({
    code: "database_unavailable",
    cause: { message: expect.stringContaining("can only be read") },
  });
  expect(await db.isUp()).toBe(false);
  await change("reset default_transaction_read_only");
  await expect.poll(() => db.isUp(), { timeout: 10_000 }).toBe(true);
});
