import { expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { serverPermissions } from "./permissions.ts";

const permissions = (env: Record<string, string> = {}) =>
  serverPermissions({
    root: "/srv/glimmer",
    dataDir: "/var/data",
    config: readConfig({ DATABASE_URL: "postgres://g@db/g", SESSION_SECRET: "s".repeat(32), ...env }),
  });
const values = (name: string, env?: Record<string, string>) =>
  permissions(env).find((flag) => flag.startsWith(`--allow-${name}=`))?.split("=")[1]?.split(",");

test("the network is its own address, the database and the mail server", () => {
  expect(values("net", { SMTP_URL: "smtps://u:p@mail.example:465", PORT: "9000" })).toEqual([
    "127.0.0.1:9000",
    "db:5432",
    "mail.example",
  ]);
});

test("the AI provider is within reach once there is a key for it, wherever it is", () => {
  expect(values("net")?.join()).not.toContain("openai");
  expect(values("net", { OPENAI_API_KEY: "k" })).toContain("api.openai.com");
  expect(values("net", { OPENAI_API_KEY: "k", OPENAI_BASE_URL: "http://127.0.0.1:9100/v1" }))
    .toContain("127.0.0.1:9100");
});

test("an address of version 6 is bracketed", () => {
  expect(values("net", { HOST: "::1" })?.[0]).toBe("[::1]:8787");
});

test("it writes the data directory alone and reads neither home nor repository history", () => {
  expect(values("write")).toEqual(["/var/data"]);
  expect(values("read")).not.toContain("/srv/glimmer");
  expect(values("read")).toContain("/srv/glimmer/node_modules");
});

test("what it may not read is not there, instead of an error: the job queue looks around for settings", () => {
  expect(permissions()).toContain("--ignore-read");
});

test("it runs no programs and is never asked for more", () => {
  expect(permissions().join(" ")).not.toMatch(/--allow-run|--allow-all|-A\b/);
  expect(permissions()).toContain("--no-prompt");
});
