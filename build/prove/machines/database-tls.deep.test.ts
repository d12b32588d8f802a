import { execFileSync, spawnSync } from "node:child_process";
import { chown, copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { openCopyConnection } from "../../../server/db/copy/copy-connection.ts";
import { openDatabase } from "../../../server/db/open-database.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import { unusedPort } from "../../../server/testing/servers/unused-port.ts";
import { findPostgresAccount } from "../../start/postgres/find-postgres-account.ts";
import { type DebianPostgres, hasPostgres15 } from "./testing/debian-postgres.ts";
import { startReplicatedPostgres } from "./testing/standby.ts";

const isPossible = hasPostgres15 && spawnSync("openssl", ["version"]).status === 0;
if (!isPossible) console.log("No postgresql-15 or openssl found: TLS to the database is skipped.");

const folder = await mkdtemp(join(tmpdir(), "glimmer-tls-"));
const authority = join(folder, "authority.pem");
const postgres = isPossible ? await startReplicatedPostgres() : null;
afterAll(async () => {
  await postgres?.end();
  await rm(folder, { recursive: true });
});

const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });

/** A certificate of the authority for one name or address. */
function sign(name: string, subject: string): void {
  const files = ["-keyout", `${name}.key`, "-subj", `/CN=${name}`, "-addext", `subjectAltName=${subject}`];
  // Deno takes no certificate of a server that might be an authority.
  files.push("-addext", "basicConstraints=critical,CA:FALSE");
  const signed = ["-CA", "authority.pem", "-CAkey", "authority.key", "-days", "2"];
  openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...signed, "-out", `${name}.pem`);
}

/** Gives a server a certificate, and takes it as `ssl = on`. */
async function offerTls(server: DebianPostgres, name: string): Promise<void> {
  const account = await findPostgresAccount();
  for (const [from, to] of [[`${name}.pem`, "server.crt"], [`${name}.key`, "server.key"]] as const) {
    await rm(join(server.data, to), { force: true });
    await copyFile(join(folder, from), join(server.data, to));
    if (account) await chown(join(server.data, to), account.uid, account.gid);
  }
  await setSsl(server, "on");
}

/** Resolves once new connections have it, and the certificate of now. */
async function setSsl(server: DebianPostgres, value: "on" | "off"): Promise<void> {
  const loadedAt = () => server.ask("select pg_conf_load_time()");
  const before = await loadedAt();
  await server.ask(`alter system set ssl = ${value}`);
  await server.ask("select pg_reload_conf()");
  while (await loadedAt() === before) await wait(20);
}

if (postgres) {
  const own = ["-keyout", "authority.key", "-subj", "/CN=Authority of tests", "-days", "2"];
  openssl("req", "-x509", "-newkey", "rsa:2048", "-nodes", ...own, "-out", "authority.pem");
  sign("good", "IP:127.0.0.1,DNS:localhost");
  sign("other", "DNS:db9.example.org");
  for (const server of postgres.servers) await offerTls(server, "good");
}

const at = (query: string, hosts?: string) =>
  postgres!.url.replace(/@[^/]+/, (all) => hosts ? `@${hosts}` : all) + query;
const verified = `?sslmode=verify-full&sslrootcert=${authority}`;

const server = postgres && await startServer({ env: { DATABASE_URL: at(verified), LOG_LEVEL: "warn" } });

function open(url: string) {
  const db = openDatabase(url, { maxConnections: 3 });
  onTestFinished(() => db.close());
  return db;
}

const isEncrypted = async ({ sql }: Pick<ReturnType<typeof openDatabase>, "sql">) =>
  (await sql<{ ssl: boolean }[]>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`)[0]?.ssl;

const reasonOf = async (url: string) => {
  const error = await open(url).sql`select 1`.then(() => null, ({ cause }) => cause as Error);
  return error?.message;
};

test.skipIf(!isPossible)(
  "encrypts each connection, finds the primary, and verifies address and name",
  async () => {
    const { primary } = postgres!;
    for (const query of ["?sslmode=require", "?sslmode=prefer", verified]) {
      const db = open(at(query));
      expect(await isEncrypted(db), query).toBe(true);
      expect(await db.isUp()).toBe(true);
      expect(await db.keepsSessions()).toBe(true);
      expect(await db.writableUrl()).toContain(`:${primary.port}/`);
      const copy = await openCopyConnection(at(query));
      expect(await copy.rows("select ssl from pg_stat_ssl where pid = pg_backend_pid()")).toEqual([{
        ssl: true,
      }]);
      await copy.close();
    }
    expect(await isEncrypted(open(at(verified, `localhost:${primary.port}`)))).toBe(true);
    // Without the authority nobody vouches for it.
    expect(await reasonOf(at("?sslmode=verify-full", `127.0.0.1:${primary.port}`))).toMatch(/certificate/);
  },
);

test.skipIf(!isPossible)("says which host has a wrong certificate, and goes on to the next one", async () => {
  const { primary, standbys: [standby] } = postgres!;
  await offerTls(standby!, "other");
  const search = open(at(verified));
  expect(await isEncrypted(search)).toBe(true);
  const alone = `127.0.0.1:${standby!.port},127.0.0.1:${await unusedPort()}`;
  expect(await reasonOf(at(verified, alone))).toMatch(
    new RegExp(
      `127.0.0.1:${standby!.port} \\(.*(certificate|altnames).*\\); 127.0.0.1:\\d+ \\(.*ECONNREFUSED`,
    ),
  );
  // A primary that nobody should trust gets nothing.
  await offerTls(primary, "other");
  expect(await reasonOf(at(verified))).toMatch(
    /^No host .*(certificate|altnames).*; .*can only be read|altnames/,
  );
  await offerTls(primary, "good");
  await offerTls(standby!, "good");
});

test.skipIf(!isPossible)(
  "gives up a host that begins TLS and says no more, and leaves no connection behind",
  async () => {
    const { primary, standbys: [standby] } = postgres!;
    // Other than the server's, so that its connections are not counted.
    await primary.ask("create role probe login password 'of-tests-alone'");
    await postgres!.catchUp();
    await standby!.freeze();
    const db = open(at(verified).replace("glimmer:", "probe:"));
    expect(await isEncrypted(db)).toBe(true);
    await db.close();
    await standby!.thaw();
    const left = "select count(*) from pg_stat_activity where usename = 'probe'";
    for (const server of [primary, standby!]) {
      await expect.poll(() => server.ask(left), { timeout: 10_000 }).toBe("0");
    }
  },
);

test.skipIf(!isPossible)("refuses a file of the authority that is not there in words", () => {
  const url = at("?sslmode=verify-full&sslrootcert=/nowhere/authority.pem");
  expect(() => openDatabase(url)).toThrow("/nowhere/authority.pem, cannot be read");
});

test.skipIf(!isPossible)("the server migrates and serves over TLS, also after a promotion", async () => {
  const { primary: former, standbys: [standby] } = postgres!;
  const health = () => fetch(`http://127.0.0.1:${server!.port}/api/health`).then(({ status }) => status);
  expect(await health()).toBe(200);
  const plain = "select count(*) from pg_stat_activity a join pg_stat_ssl s using (pid) " +
    "where usename = 'glimmer' and not s.ssl";
  expect(await former.ask(plain)).toBe("0");
  await former.stop("immediate");
  await postgres!.promote(standby);
  await expect.poll(health, { timeout: 20_000 }).toBe(200);
  expect(await standby!.ask(plain)).toBe("0");
  expect(server!.log.filter(({ level }) => level >= 60)).toEqual([]);
});

test.skipIf(!isPossible)(
  "refuses hosts without TLS in words where it must be, and does without where it may",
  async () => {
    const { primary } = postgres!;
    await setSsl(primary, "off");
    const alone = `127.0.0.1:${primary.port}`;
    expect(await reasonOf(at("?sslmode=require", alone))).toMatch(/^does not offer TLS/);
    expect(await reasonOf(at("?sslmode=require", `${alone},${alone}`))).toMatch(
      /^No host of the database can be written: 127\.0\.0\.1:\d+ \(does not offer TLS: .*; 127.* \(does not offer TLS/,
    );
    expect(await isEncrypted(open(at("?sslmode=prefer", alone)))).toBe(false);
  },
);
