import { expect, test } from "vitest";
import { ConfigError } from "./config-error.ts";
import { listSettingNames, readConfig } from "./config.ts";

const development = {
  DATABASE_URL: "postgres://localhost/glimmer",
  SESSION_SECRET: "a secret that only tests know, 32+ chars",
};
const production = {
  ...development,
  NODE_ENV: "production",
  PUBLIC_URL: "https://glimmer.example/",
  SMTP_URL: "smtps://user:password@mail.example.org",
  CONTACT_EMAIL: "help@glimmer.example",
  MAIL_FROM: "Glimmer <hello@glimmer.example>",
  EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
};

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
    return "";
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
}

test("starts in development with a database and a secret, everything else by default", () => {
  expect(readConfig(development)).toMatchObject({
    environment: "development",
    port: 8787,
    host: "127.0.0.1",
    publicUrl: "http://127.0.0.1:8787",
    webDir: "dist/web",
    trustedProxies: [],
    rateLimitScale: 1,
    smtpUrl: null,
  });
});

test("takes the address of the operator, and outside production the product's own by default", () => {
  expect(readConfig({ ...development, CONTACT_EMAIL: "help@example.org" }).contactEmail).toBe(
    "help@example.org",
  );
  expect(readConfig(development).contactEmail).toBe("hello@glimmer.app");
  expect(refusal({ ...development, CONTACT_EMAIL: "help" })).toContain("CONTACT_EMAIL");
});

test("treats an empty setting as absent", () => {
  expect(readConfig({ ...development, PORT: "", SMTP_URL: "" })).toMatchObject({ port: 8787, smtpUrl: null });
});

test("names every bad value and what was expected", () => {
  const message = refusal({
    PORT: "many",
    DATABASE_URL: "mysql://localhost",
    TRUSTED_PROXIES: "10.0.0.0/8, my-proxy",
    OLDEST_CLIENT: "1.2",
    RATE_LIMIT_SCALE: "0",
    METRICS_ADDRESS: "9464",
    LOG_LEVEL: "loud",
  });
  for (
    const name of [
      "PORT",
      "DATABASE_URL",
      "TRUSTED_PROXIES",
      "OLDEST_CLIENT",
      "RATE_LIMIT_SCALE",
      "METRICS_ADDRESS",
      "LOG_LEVEL",
    ]
  ) {
    expect(message).toContain(name);
  }
});

test("reads lists, and addresses of administrators whatever their case", () => {
  const config = readConfig({
    ...development,
    ADMIN_EMAILS: " Ada@Example.org, ,grace@example.org",
    TRUSTED_PROXIES: "10.0.0.0/8,::1,fd00::/8",
  });
  expect(config.adminEmails).toEqual(["ada@example.org", "grace@example.org"]);
  expect(config.trustedProxies).toEqual(["10.0.0.0/8", "::1", "fd00::/8"]);
});

test("starts in production, and drops the trailing slash of its address", () => {
  expect(readConfig(production).publicUrl).toBe("https://glimmer.example");
});

test.each(["SMTP_URL", "MAIL_FROM", "SESSION_SECRET", "EVIDENCE_KEY", "CONTACT_EMAIL", "PUBLIC_URL"])(
  "refuses production without %s",
  (name) => {
    expect(refusal({ ...production, [name]: "" })).toContain(name);
  },
);

test("reads keys of evidence of 32 bytes, the first to encrypt with, and makes one in development", () => {
  const keys = [1, 2].map((byte) => Buffer.alloc(32, byte).toString("base64url"));
  const { evidenceKeys } = readConfig({ ...development, EVIDENCE_KEY: keys.join(", ") });
  expect(evidenceKeys.map(({ bytes }) => bytes[0])).toEqual([1, 2]);
  expect(readConfig(development).evidenceKeys[0].bytes).toHaveLength(32);
  expect(readConfig(development)).toEqual(readConfig(development));
  for (const wrong of ["c2hvcnQ=", "x".repeat(44), `${keys[0]},short`]) {
    expect(refusal({ ...development, EVIDENCE_KEY: wrong })).toContain("EVIDENCE_KEY");
  }
});

test("refuses production with a sender at localhost", () => {
  expect(refusal({ ...production, MAIL_FROM: "Glimmer <hello@localhost>" })).toContain("MAIL_FROM: expected");
});

test("refuses production without https", () => {
  expect(refusal({ ...production, PUBLIC_URL: "http://glimmer.example" })).toContain("PUBLIC_URL");
});

test.each([
  ["some of Stripe's keys without the others", { STRIPE_SECRET_KEY: "sk_test_1" }, "all three"],
  [
    "keys of two modes",
    {
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    },
    "both of live mode",
  ],
])("refuses %s", (_, keys, reason) => {
  expect(refusal({ ...development, ...keys })).toContain(reason);
});

test("lists its settings for the launcher", () => {
  expect(listSettingNames()).toEqual(expect.arrayContaining(["PORT", "WEB_DIR", "TRUSTED_PROXIES"]));
});

test("takes a service that knows images of abuse, with its key apart from its address", () => {
  expect(readConfig(development).mediaHash).toBeNull();
  const url = "https://hashes.example.org/v1/compare";
  expect(readConfig({ ...development, MEDIA_HASH_URL: url, MEDIA_HASH_KEY: "k" }).mediaHash)
    .toEqual({ url, key: "k", sends: "hash" });
  const withPassword = "https://user:word@hashes.example.org";
  expect(() => readConfig({ ...development, MEDIA_HASH_URL: withPassword })).toThrow("MEDIA_HASH_KEY");
});
