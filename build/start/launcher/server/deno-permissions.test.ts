import { expect, test } from "vitest";
import { readConfig } from "../../../../server/config.ts";
import { listServerPermissions } from "./deno-permissions.ts";
import { listTillPermissions } from "./supervise-practice-till.ts";

const permissions = (env: Record<string, string> = {}) =>
  listServerPermissions({
    root: "/srv/glimmer",
    dataDir: "/var/data",
    config: readConfig({ DATABASE_URL: "postgres://g@db/g", SESSION_SECRET: "s".repeat(32), ...env }),
  });
const pushServices =
  readConfig({ DATABASE_URL: "postgres://g@db/g", SESSION_SECRET: "s".repeat(32) }).pushServices;
const values = (name: string, env?: Record<string, string>) =>
  permissions(env).find((flag) => flag.startsWith(`--allow-${name}=`))?.split("=")[1]?.split(",");

test("allows the network only to its own address, the database, the mail server and push services", () => {
  expect(values("net", { SMTP_URL: "smtps://u:p@mail.example:465", PORT: "9000" })).toEqual([
    "127.0.0.1:9000",
    "db:5432",
    "mail.example",
    ...pushServices,
  ]);
});

test("allows every host of the database, and its sockets as files too", () => {
  const hosts = { DATABASE_URL: "postgres://g@db1,db2:5433,[::1]/g" };
  expect(values("net", hosts)).toEqual(expect.arrayContaining(["db1:5432", "db2:5433", "[::1]:5432"]));
  const socket = { DATABASE_URL: "postgres://g@/g?host=/run/postgresql" };
  expect(values("net", socket)).toContain("unix:/run/postgresql/.s.PGSQL.5432");
  expect(values("read", socket)).toContain("/run/postgresql/.s.PGSQL.5432");
  expect(values("write", socket)).toEqual(["/var/data", "/run/postgresql/.s.PGSQL.5432"]);
});

test("allows to read who signs the certificates of the database and its replicas", () => {
  const end = "?sslmode=verify-full&sslrootcert=";
  const urls = { DATABASE_URL: `postgres://g@a,b/g${end}/etc/one.pem` };
  const DATABASE_READ_URLS = `postgres://g@c/g${end}/etc/two.pem`;
  expect(values("read", { ...urls, DATABASE_READ_URLS })?.slice(-2)).toEqual([
    "/etc/one.pem",
    "/etc/two.pem",
  ]);
});

test("allows the replicas of the database", () => {
  const DATABASE_READ_URLS = "postgres://g@one/g, postgres://g@two:6432/g";
  expect(values("net", { DATABASE_READ_URLS })).toEqual(expect.arrayContaining(["one:5432", "two:6432"]));
});

test("allows the address of the metrics when there is one", () => {
  expect(values("net", { METRICS_ADDRESS: "[::1]:9464" })).toContain("[::1]:9464");
});

test("allows the push services of browsers, and the one of a test", () => {
  expect(values("net", { PUSH_SERVICES: "push.example.org,*.push.example.com" }))
    .toEqual(expect.arrayContaining(["push.example.org", "*.push.example.com"]));
  expect(values("net", { PUSH_TEST_SERVICE: "http://127.0.0.1:4000" })).toContain("127.0.0.1:4000");
});

test("allows the AI provider's address when there is a key for it", () => {
  expect(values("net")?.join()).not.toContain("openai");
  expect(values("net", { OPENAI_API_KEY: "k" })).toContain("api.openai.com");
  expect(values("net", { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:9100/v1" }))
    .toContain("127.0.0.1:9100");
  expect(values("net", { PRACTICE_MODEL_URL: "http://127.0.0.1:9200/v1" })).toContain("127.0.0.1:9200");
});

test("allows the service that knows images of abuse when there is one", () => {
  expect(values("net", { MEDIA_HASH_URL: "https://hashes.example.org/v1/compare" }))
    .toContain("hashes.example.org");
});

test("allows Stripe when there are keys for it, or the practice till in its place", () => {
  const keys = {
    STRIPE_SECRET_KEY: "sk_test_1",
    STRIPE_WEBHOOK_SECRET: "whsec_1",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  };
  expect(values("net")?.join()).not.toContain("stripe");
  expect(values("net", keys)).toContain("api.stripe.com");
  const atTheTill = values("net", { ...keys, PRACTICE_TILL_URL: "http://127.0.0.1:4242" });
  expect(atTheTill).toContain("127.0.0.1:4242");
  expect(atTheTill).not.toContain("api.stripe.com");
});

test("allows the practice till its own port, our webhook and its one file", () => {
  const till = listTillPermissions({
    root: "/srv/glimmer",
    dataDir: "/var/data",
    port: 0,
    webhookUrl: "http://127.0.0.1:8787/api/stripe/webhook",
  });
  expect(till).toContain("--allow-net=127.0.0.1:0,127.0.0.1:8787");
  expect(till).toContain("--allow-write=/var/data/practice-till.json,/var/data/practice-till.json.next");
  expect(till.join(" ")).not.toMatch(/--allow-run|--allow-ffi|--allow-sys|--allow-all|-A\b/);
});

test("allows the bus", () => {
  expect(values("net", { REDIS_URL: "redis://u:p@bus.example" })).toContain("bus.example:6379");
});

test("allows the launcher's hub, also where it is outside of the data directory", () => {
  const hub = { HUB_SOCKET: "/tmp/glimmer-1/processes.sock", HUB_TOKEN: "token" };
  expect(values("net", hub)).toContain("unix:/tmp/glimmer-1/processes.sock");
  for (const kind of ["read", "write"]) expect(values(kind, hub)).toContain("/tmp/glimmer-1/processes.sock");
});

test("puts an IPv6 address in brackets", () => {
  expect(values("net", { HOST: "::1" })?.[0]).toBe("[::1]:8787");
});

test("allows writing to the data directory only, and reading neither home nor .git", () => {
  expect(values("write")).toEqual(["/var/data"]);
  expect(values("read")).not.toContain("/srv/glimmer");
  expect(values("read")).toContain("/srv/glimmer/node_modules");
});

test("reports unreadable files as absent, since the job queue looks for settings", () => {
  expect(permissions()).toContain("--ignore-read");
});

test("allows no subprocesses, and never prompts", () => {
  expect(permissions().join(" ")).not.toMatch(/--allow-run|--allow-all|-A\b/);
  expect(permissions()).toContain("--no-prompt");
});
