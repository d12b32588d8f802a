import { Writable } from "node:stream";
import { type Logger, pino } from "pino";
import { expect, test } from "vitest";
import { getLoggerOptions } from "./logger.ts";

function logged(write: (log: Logger) => void): string {
  let lines = "";
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines += String(chunk);
      done();
    },
  });
  write(pino(getLoggerOptions("info"), stream));
  return lines;
}

test("never writes passwords, tokens or addresses", () => {
  const lines = logged((log) => {
    log.info({
      password: "Sunrise1!",
      email: "ada@example.org",
      mail: { to: "ada@example.org", text: "link" },
    }, "a");
    log.child({ token: "abc" }).info({ input: { token: "abc", confirmPassword: "Sunrise1!" } }, "b");
  });
  expect(lines).toContain("[redacted]");
  expect(lines).not.toMatch(/Sunrise1!|ada@example\.org|"abc"|link/);
});

test("writes errors in full, but not the row of a database error", () => {
  const cause = Object.assign(new Error("duplicate key"), {
    code: "23505",
    constraint_name: "members_by_email",
    detail: "Key (lower(email))=(ada@example.org) already exists.",
    parameters: ["ada@example.org"],
  });
  const lines = logged((log) => log.error({ err: new Error("failed", { cause }) }, "request failed"));
  expect(JSON.parse(lines)).toMatchObject({
    err: {
      message: "failed",
      stack: expect.any(String),
      cause: { code: "23505", constraint: "members_by_email" },
    },
  });
  expect(lines).not.toContain("ada@example.org");
});

test("writes a mail server's refusal without the address it quotes", () => {
  const refusal = new Error(
    "Can't send mail - all recipients were rejected: 550 5.1.1 <ada.o'hara+x@mail.example.org>: User unknown",
  );
  const lines = logged((log) =>
    log.error({ err: new Error("not sent", { cause: refusal }) }, "a mail could not be sent")
  );
  expect(lines).not.toContain("mail.example.org");
  expect(lines).not.toContain("hara");
  expect(JSON.parse(lines).err.cause.message).toContain("550 5.1.1 <[address]>: User unknown");
});

test("keeps the paths of a stack, whose packages contain an @", () => {
  const error = new Error("failed");
  error.stack =
    "Error: failed\n at file:///srv/node_modules/@node-rs/argon2/index.js:1 at /deno/npm/hono@4.6.1/app.js";
  const lines = logged((log) => log.error({ err: error }, "x"));
  expect(lines).toContain("@node-rs/argon2/index.js:1");
  expect(lines).toContain("hono@4.6.1/app.js");
});
