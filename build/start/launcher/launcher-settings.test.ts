import { mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { placeOfData } from "../../prove/testing/place-of-data.ts";
import { ConfigError } from "../../../server/config-error.ts";
import { createServerEnvironment, readSettings } from "./launcher-settings.ts";

const secret = "s".repeat(32);
const production = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://glimmer.example",
  SMTP_URL: "smtps://mail.example",
  CONTACT_EMAIL: "help@glimmer.example",
  MAIL_FROM: "Glimmer <hello@glimmer.example>",
  SESSION_SECRET: secret,
  EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
};

test("uses the embedded database, port 8787 and .data when the environment is empty", () => {
  expect(readSettings({}, [])).toMatchObject({
    databaseUrl: null,
    host: "127.0.0.1",
    port: 8787,
    dataDir: resolve(".data"),
    demo: false,
    isProduction: false,
  });
});

test.each([["linux", 3], ["darwin", 1], ["win32", 1]] as const)(
  "on %s, where PROCESSES=3 asks for them, runs %i processes",
  (platform, processes) => {
    expect(readSettings({ PROCESSES: "3" }, [], platform)).toMatchObject({ processes, wantedProcesses: 3 });
  },
);

test("treats an empty value as absent", () => {
  expect(readSettings({ DATABASE_URL: "", SESSION_SECRET: "", PORT: "" }, []).databaseUrl).toBeNull();
});

test("uses DATABASE_URL in place of the embedded database", () => {
  const url = "postgres://glimmer@db.example/glimmer";
  expect(readSettings({ DATABASE_URL: url }, []).databaseUrl).toBe(url);
});

test.each([
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://db.example"],
  ["SESSION_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
])("names an invalid %s before anything is started", (name, value) => {
  expect(() => readSettings({ [name]: value }, [])).toThrow(name);
  expect(() => readSettings({ [name]: value }, [])).toThrow(ConfigError);
});

test("requires secrets in production, and creates them elsewhere", () => {
  expect(readSettings(production, []).isProduction).toBe(true);
  for (const name of ["SESSION_SECRET", "EVIDENCE_KEY"]) {
    expect(() => readSettings({ ...production, [name]: undefined }, [])).toThrow(name);
  }
});

test.each([
  [{ DISPLAY: ":0" }, true],
  [{ DISPLAY: ":0", OPEN_BROWSER: "0" }, false],
  [{ DISPLAY: ":0", CI: "true" }, false],
])("opens the browser with %o: %s", (env, opens) => {
  expect(readSettings(env, []).openBrowser).toBe(opens);
});

test.runIf(process.platform === "linux")("opens no browser without a display", () => {
  expect(readSettings({}, []).openBrowser).toBe(false);
});

test.each(["OPEN_BROWSER", "BUILD_WEB"])("accepts only 0 and 1 for %s", (name) => {
  expect(() => readSettings({ [name]: "false" }, [])).toThrow(`${name}: expected 0 or 1`);
});

test("--demo asks for the demo community", () => {
  expect(readSettings({}, ["--demo"]).demo).toBe(true);
});

test("passes only settings of the environment to the server", () => {
  const env = { PORT: "1", AWS_SECRET_ACCESS_KEY: "x", PATH: "/bin", LOG_LEVEL: "warn", SMTP_URL: "" };
  expect(createServerEnvironment(env, { PORT: "2", SESSION_SECRET: secret })).toEqual({
    PORT: "2",
    LOG_LEVEL: "warn",
    SESSION_SECRET: secret,
  });
});

test("passes what the runtime reads on: own authorities, and a proxy to the outside", () => {
  const env = {
    NODE_EXTRA_CA_CERTS: "/etc/ssl/own.pem",
    HTTPS_PROXY: "http://proxy:3128",
    NO_PROXY: "store.internal",
    HTTP_PROXY: "http://proxy:3128",
  };
  const { HTTP_PROXY: _, ...passed } = env;
  expect(createServerEnvironment(env, {})).toEqual(passed);
});

test.each([
  ["own.pem", "the whole path"],
  ["/no/such/own.pem", "ENOENT"],
  [fileURLToPath(import.meta.url), "certificates in PEM"],
])("refuses %s as certificates of own authorities", (file, words) => {
  const read = () => readSettings({ NODE_EXTRA_CA_CERTS: file }, []);
  expect(read).toThrow(/NODE_EXTRA_CA_CERTS: expected/);
  expect(read).toThrow(words);
});

test.runIf(process.platform === "linux")("refuses a data directory where Deno keeps servers out", () => {
  const folder = mkdtempSync(join(placeOfData, "glimmer-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync("/dev/shm", join(folder, "memory"));
  for (const dataDir of ["/dev/shm/glimmer", "/proc/glimmer", join(folder, "memory/glimmer")]) {
    expect(() => readSettings({ DATA_DIR: dataDir }, [])).toThrow(
      /DATA_DIR: expected a folder outside of \/dev/,
    );
  }
  expect(readSettings({ DATA_DIR: join(folder, "devices/data") }, []).dataDir).toBe(
    join(folder, "devices/data"),
  );
});
