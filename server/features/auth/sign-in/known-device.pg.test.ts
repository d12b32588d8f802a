import { expect, test } from "vitest";
import { joinAddressAndSource } from "../../../http/limits/consume-limit.ts";
import { browserAt } from "../../../testing/browser.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";
import { exhaustLimit } from "../../../testing/exhaust-limit.ts";
import { generateSessionToken } from "../sessions/session-token.ts";
import { mailedToken } from "../register/testing/registrations.ts";

const t = await createTestApp();
const day = 24 * 60 * 60 * 1000;
const cookie = "glimmer_device";

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in on a new browser, or on this one. */
async function signInOn(ada: Credentials, browser = browserAt(t)) {
  const { email, password } = ada;
  const answer = await browser.post("/api/auth/login", { email, password });
  expect(answer.status).toBe(200);
  return { browser, answer, device: browser.cookies.get(cookie) ?? "" };
}

async function rowsOf(memberId: string) {
  return await t.sql`select token_hash, expires_at from known_devices where member_id = ${memberId}`;
}

/** Whether the device can sign in when ten failures from its source lock out all others. */
async function isKnown(ada: Credentials, device: string): Promise<boolean> {
  const browser = browserAt(t, "203.0.113.99");
  const subject = joinAddressAndSource(ada.email, "203.0.113.99");
  await exhaustLimit(t, "login_failed_address_and_source", subject);
  browser.cookies.set(cookie, device);
  const { status } = await browser.post("/api/auth/login", { email: ada.email, password: ada.password });
  return status === 200;
}

test("sets an HttpOnly cookie for a year at sign-in, and stores its hash", async () => {
  const ada = await member(t);
  const { answer, device } = await signInOn(ada);
  const line = answer.headers.getSetCookie().find((set) => set.startsWith(cookie));
  expect(line).toBe(`${cookie}=${device}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`);
  expect(device).toMatch(/^[\w-]{43}$/);
  expect(answer.headers.get("x-device-token")).toBeNull();
  const rows = await t.sql`select token_hash, to_jsonb(known_devices)::text as everything from known_devices`;
  expect(rows.every((row) => row.token_hash.length === 32 && !row.everything.includes(device))).toBe(true);
});

test("sets no cookie when a sign-in is refused", async () => {
  const ada = await member(t);
  const browser = browserAt(t);
  await browser.post("/api/auth/login", { email: ada.email, password: "Wrong1!wrong" });
  expect(browser.cookies.size).toBe(0);
});

test("returns the token in a header to a bearer client, and knows it by that header alone", async () => {
  const ada = await member(t);
  const login = (headers: Record<string, string>) =>
    t.request("POST", "/api/auth/login", {
      json: { email: ada.email, password: ada.password },
      headers: { "X-Session-Transport": "bearer", ...headers },
    });
  const first = await login({});
  const device = first.headers.get("x-device-token") ?? "";
  expect(device).toMatch(/^[\w-]{43}$/);
  expect(first.headers.getSetCookie()).toEqual([]);
  await exhaustLimit(t, "login_failed_address_and_source", joinAddressAndSource(ada.email, "127.0.0.1"));
  expect((await login({ Cookie: `${cookie}=${device}` })).status).toBe(429);
  const again = await login({ "X-Device-Token": device });
  expect([again.status, again.headers.get("x-device-token")]).toEqual([200, device]);
});

test("keeps a device known after a sign-out, with its token and one row", async () => {
  const ada = await member(t);
  const { browser, device } = await signInOn(ada);
  await browser.post("/api/auth/logout");
  expect(browser.cookies.get(cookie)).toBe(device);
  expect(await isKnown(ada, device)).toBe(true);
  expect((await signInOn(ada, browser)).device).toBe(device);
  expect(await rowsOf(ada.id)).toHaveLength(1);
});

test("forgets a device a year after its last sign-in", async () => {
  const ada = await member(t);
  const { browser, device } = await signInOn(ada);
  t.clock.advance(364 * day);
  expect(await isKnown(ada, device)).toBe(true);
  t.clock.advance(364 * day);
  expect(await isKnown(ada, device)).toBe(true);
  t.clock.advance(365 * day);
  expect(await isKnown(ada, device)).toBe(false);
  expect((await signInOn(ada, browser)).device).not.toContain(device);
});

test("forgets every device for good after a password reset", async () => {
  const ada = await member(t);
  const { browser, device } = await signInOn(ada);
  await t.post("/api/auth/forgot-password", { email: ada.email });
  const password = "Riverbank7!stone";
  await browser.post("/api/auth/reset-password", {
    token: mailedToken(t, ada.email, "/login"),
    password,
    confirmPassword: password,
  });
  expect(await rowsOf(ada.id)).toEqual([]);
  const changed = { email: ada.email, password };
  expect(await isKnown(changed, device)).toBe(false);
  // A thief may have the old token: the sign-in after the reset makes a new one.
  const { device: next } = await signInOn(changed, browser);
  expect(next).not.toContain(device);
  expect(await isKnown(changed, device)).toBe(false);
  expect(await isKnown(changed, next)).toBe(true);
});

test("removes the devices of a removed account", async () => {
  const ada = await member(t);
  await signInOn(ada);
  await t.sql`delete from members where id = ${ada.id}`;
  expect(await rowsOf(ada.id)).toEqual([]);
});

test("gives a shared device one token per member", async () => {
  const [ada, bea] = [await member(t), await member(t)];
  const { browser, device: adas } = await signInOn(ada);
  const { device: both } = await signInOn(bea, browser);
  const [beas = "", ...rest] = both.split(".");
  expect(rest).toEqual([adas]);
  expect(await isKnown(ada, both)).toBe(true);
  expect(await isKnown(bea, both)).toBe(true);
  expect(await isKnown(ada, beas)).toBe(false);
  expect((await signInOn(ada, browser)).device).toBe(`${adas}.${beas}`);
});

test("keeps the tokens of the last five members on a shared device", async () => {
  const browser = browserAt(t);
  const devices: string[] = [];
  for (let n = 0; n < 6; n += 1) {
    devices.push((await signInOn(await member(t), browser)).device.split(".")[0] ?? "");
  }
  expect(browser.cookies.get(cookie)?.split(".")).toEqual(devices.toReversed().slice(0, 5));
});

test("ignores a token that the server did not issue to the member", async () => {
  const [ada, mallory] = [await member(t), await member(t)];
  const { device: mallorys } = await signInOn(mallory);
  for (const planted of [mallorys, generateSessionToken(), "x", "..", "a".repeat(5000)]) {
    const browser = browserAt(t);
    browser.cookies.set(cookie, planted);
    const { device } = await signInOn(ada, browser);
    expect(device.split(".")[0]).not.toBe(planted);
    expect(await isKnown(ada, planted)).toBe(false);
  }
});

test("forgets the least recently used device beyond a hundred", async () => {
  const ada = await member(t);
  const now = t.clock.now().getTime();
  await t.sql`
    insert into known_devices (token_hash, member_id, created_at, expires_at)
    select sha256(n::text::bytea), ${ada.id}, now(), ${new Date(now)}::timestamptz + n * interval '1 minute'
    from generate_series(1, 105) as n`;
  const { device, browser } = await signInOn(ada);
  expect(await rowsOf(ada.id)).toHaveLength(100);
  await signInOn(ada, browser);
  const rows = await rowsOf(ada.id);
  expect(rows).toHaveLength(100);
  const oldest = Math.min(...rows.map((row) => row.expires_at.getTime()));
  expect(oldest).toBe(now + 7 * 60_000);
  expect(await isKnown(ada, device)).toBe(true);
});
