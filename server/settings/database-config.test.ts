import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { formatUrlOfHost, nameOfHost, parseDatabaseHosts, parseDatabaseUrl } from "./database-config.ts";

const names = (url: string) => parseDatabaseHosts(url).map(nameOfHost);

test.each([
  ["postgres://u:p@db.example.org/g", ["db.example.org:5432"]],
  ["postgresql://u:p@db:5433/g?sslmode=require", ["db:5433"]],
  ["postgres://u:p@h1:5432,h2:5433,h3/g", ["h1:5432", "h2:5433", "h3:5432"]],
  ["postgres://u:p@h1,h2/g?port=6432", ["h1:6432", "h2:6432"]],
  ["postgres://u:p@[::1]:5433,[fe80::2]/g", ["[::1]:5433", "[fe80::2]:5432"]],
  ["postgres:///g", ["localhost:5432"]],
  ["postgres://u@:5433/g", ["localhost:5433"]],
  ["postgres://u:p@/g?host=/var/run/postgresql", ["/var/run/postgresql/.s.PGSQL.5432"]],
  ["postgres://u:p@%2Fvar%2Frun%2Fpostgresql:5433/g", ["/var/run/postgresql/.s.PGSQL.5433"]],
  ["postgres://u:p@/g?host=/run/a,db2&port=5433,5434", ["/run/a/.s.PGSQL.5433", "db2:5434"]],
  ["postgres://u:p@w@h1,h2/g", ["h1:5432", "h2:5432"]],
])("finds the hosts of %s", (url, hosts) => {
  expect(names(url)).toEqual(hosts);
});

test.each([
  ["mysql://u@h/g", /expected postgres:\/\/user/],
  ["h1,h2/g", /expected postgres:\/\/user/],
  ["postgres://u:p@h1:port/g", /a port from 1 to 65535/],
  ["postgres://u:p@h1:99999/g", /a port from 1 to 65535/],
  ["postgres://u:p@/g?host=a,b,c&port=1,2", /one for each of the 3/],
  ["postgres://u:50%@h/g", /special characters encoded/],
  ["postgres://u:p@h1,h2/g?target_session_attrs=standby", /target_session_attrs=read-write/],
  ["postgres://u:p@h1,h2/g?sslmode=on", /sslmode=verify-full, require, prefer or disable/],
  ["postgres://u:p@h/g?sslmode=require&sslrootcert=/ca.pem", /sslmode=verify-full beside sslrootcert/],
  ["postgres://u:p@h/g?sslmode=verify-full&sslcert=/own.pem", /sslcert is not supported/],
  [
    "postgres://u:p@h:6543/g?pgbouncer=true&connection_limit=1",
    /pgbouncer=true stands for one that gives each tr/,
  ],
  ["postgres://u:p@h/g?connection_limit=5", /connections a process opens is DATABASE_CONNECTIONS/],
  ["postgres://u:p@h/g?schema=glimmer", /schema=public or none/],
  ["postgres://u:p@h/g?gssencmode=require", /another gssencmode or none/],
  ["postgres://u:p@h/g?colour=blue", /known after the \?, and colour is not/],
  ["postgres://u:p@h/g?passfile=/root/.pgpass", /passfile is not/],
])("refuses %s in words", (url, words) => {
  const env = { DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) };
  expect(() => readConfig(env)).toThrow(words);
  expect(() => readConfig(env)).toThrow(/DATABASE_URL: expected/);
});

test("does not print a password that has a / in it", () => {
  const url = "postgres://glimmer:Sup3rSecret/abc@db/g";
  const env = { DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) };
  expect(() => readConfig(env)).toThrow("%2F for /");
  expect(() => readConfig(env)).not.toThrow(/Sup3r|abc/);
});

test("does not print a password that has a ? in it", () => {
  const url = "postgres://glimmer:1234?Secret@db/g";
  const env = { DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) };
  expect(() => readConfig(env)).toThrow("%3F for ?");
  expect(() => readConfig(env)).not.toThrow(/Secret/);
});

test.each([
  "gssencmode=disable&keepalives=1&keepalives_idle=30&keepalives_interval=10&connect_timeout=10",
  "schema=public&pgbouncer=false&pool_timeout=10&socket_timeout=5&statement_cache_size=0",
  "channel_binding=prefer&client_encoding=UTF8&sslcompression=0&sslsni=1&supa=base-pooler.x",
])("leaves out what other programs know and nothing depends on: %s", (query) => {
  const { query: rest, tls, notes } = parseDatabaseUrl(`postgres://u:p@h/g?${query}`);
  expect([rest.toString(), tls, notes]).toEqual(["", null, []]);
});

test("hands on to the server what it is to set", () => {
  const url = "postgres://u:p@h/g?options=endpoint%3Dep-cool&application_name=own&keepalives=1";
  expect(formatUrlOfHost(url, parseDatabaseHosts(url)[0]!)).toBe(
    "postgres://u:p@h:5432/g?options=endpoint%3Dep-cool&application_name=own",
  );
});

test("says that channel binding is not asked for", () => {
  const url = "postgresql://app:pw@ep-cool.region.example/glimmer?sslmode=require&channel_binding=require";
  const { tls, notes } = parseDatabaseUrl(url);
  expect(tls?.mode).toBe("require");
  expect(notes).toEqual([expect.stringContaining("channel_binding=require")]);
});

test("uses only a host that can be written with several hosts, or where the address says so", () => {
  expect(parseDatabaseUrl("postgres://u@h/g").mustBeWritable).toBe(false);
  expect(parseDatabaseUrl("postgres://u@h1,h2/g").mustBeWritable).toBe(true);
  expect(parseDatabaseUrl("postgres://u@h/g?target_session_attrs=read-write").mustBeWritable).toBe(true);
});

test("writes the address of one host with everything else of the given one", () => {
  const url = "postgres://u:p%40w@h1:5432,[::1]:5433/g?sslmode=require&target_session_attrs=read-write";
  expect(parseDatabaseHosts(url).map((host) => formatUrlOfHost(url, host))).toEqual([
    "postgres://u:p%40w@h1:5432/g?sslmode=require",
    "postgres://u:p%40w@[::1]:5433/g?sslmode=require",
  ]);
  const socket = "postgres://u:p@/g?host=/run/a,/run/b";
  expect(parseDatabaseHosts(socket).map((host) => formatUrlOfHost(socket, host))).toEqual([
    "postgres://u:p@/g?host=%2Frun%2Fa&port=5432",
    "postgres://u:p@/g?host=%2Frun%2Fb&port=5432",
  ]);
});

test.each([
  ["", null],
  ["?sslmode=disable", { mode: "disable", rootCert: null }],
  ["?ssl=require", { mode: "require", rootCert: null }],
  ["?ssl=true", { mode: "verify-full", rootCert: null }],
  ["?sslmode=verify-ca", { mode: "verify-full", rootCert: null }],
  ["?sslrootcert=system", { mode: "verify-full", rootCert: null }],
  ["?sslmode=verify-full&sslrootcert=/etc/ca.pem", { mode: "verify-full", rootCert: "/etc/ca.pem" }],
])("reads of TLS from %j", (query, tls) => {
  const url = `postgres://u:p@h1,h2/g${query}`;
  expect(parseDatabaseUrl(url).tls).toEqual(tls);
  const [first] = parseDatabaseHosts(url);
  expect(parseDatabaseUrl(formatUrlOfHost(url, first!)).tls).toEqual(tls);
  expect(parseDatabaseUrl(url).query.size).toBe(0);
});

test("refuses a replica's address whose words of TLS cannot work", () => {
  const env = { DATABASE_URL: "postgres://u@h/g", SESSION_SECRET: "s".repeat(32) };
  expect(() => readConfig({ ...env, DATABASE_READ_URLS: "postgres://u@r/g?sslmode=maybe" })).toThrow(
    /DATABASE_READ_URLS.*sslmode=verify-full/,
  );
});

test("opens ten connections where nothing else is set, and at least two", () => {
  const env = { DATABASE_URL: "postgres://u@h/g", SESSION_SECRET: "s".repeat(32) };
  expect(readConfig(env).databaseConnections).toBe(10);
  expect(readConfig({ ...env, DATABASE_CONNECTIONS: "40" }).databaseConnections).toBe(40);
  expect(() => readConfig({ ...env, DATABASE_CONNECTIONS: "1" })).toThrow("DATABASE_CONNECTIONS");
});
