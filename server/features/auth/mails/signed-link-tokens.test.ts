import { decodeJwt } from "jose";
import { expect, test } from "vitest";
import { movableClock } from "../../../testing/movable-clock.ts";
import { readLink, signLink } from "./signed-link-tokens.ts";

const hour = 60 * 60 * 1000;
const setUp = (sessionSecret = "a secret that only tests know") => ({
  config: { sessionSecret },
  clock: movableClock(),
});

test("returns the owner, and whether the bound value has changed", async () => {
  const ctx = setUp();
  const token = await signLink(ctx, "reset-password", "ada", "the old hash");
  const link = await readLink(ctx, "reset-password", token);
  expect(link?.memberId).toBe("ada");
  expect(link?.isBoundTo("the old hash")).toBe(true);
  expect(link?.isBoundTo("a new hash")).toBe(false);
});

test("does not contain the value it is bound to", async () => {
  const token = await signLink(setUp(), "verify-email", "ada", "ada@example.org");
  expect(JSON.stringify(decodeJwt(token))).not.toContain("example.org");
});

test.each([["verify-email", 24], ["reset-password", 1]] as const)(
  "a link to %s works for %i hours",
  async (purpose, hours) => {
    const ctx = setUp();
    const token = await signLink(ctx, purpose, "ada", "value");
    ctx.clock.advance(hours * hour - 2000);
    expect(await readLink(ctx, purpose, token)).not.toBeNull();
    ctx.clock.advance(2000);
    expect(await readLink(ctx, purpose, token)).toBeNull();
  },
);

test("is valid only for its purpose and the secret it was signed with", async () => {
  const ctx = setUp();
  const token = await signLink(ctx, "verify-email", "ada", "value");
  expect(await readLink(ctx, "reset-password", token)).toBeNull();
  expect(await readLink({ ...ctx, ...setUp("another secret") }, "verify-email", token)).toBeNull();
});

test("refuses any other token", async () => {
  const ctx = setUp();
  const token = await signLink(ctx, "verify-email", "ada", "value");
  const [header, payload] = token.split(".");
  const unsigned = `${btoa('{"alg":"none"}').replaceAll("=", "")}.${payload}.`;
  for (const forged of ["", "x", "a.b.c", `${header}.${payload}.`, unsigned, `${token}x`, "\u{1f642}.é.ü"]) {
    expect(await readLink(ctx, "verify-email", forged)).toBeNull();
  }
});
