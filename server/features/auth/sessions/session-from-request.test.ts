import { expect, test } from "vitest";
import { findSession } from "./session-from-request.ts";
import { clearSessionCookies, makeSessionCookies } from "./session-cookie.ts";
import { generateSessionToken } from "./session-token.ts";

const http = { publicUrl: "http://localhost:8787" };
const https = { publicUrl: "https://glimmer.example" };
const token = generateSessionToken();
const other = generateSessionToken();

function present(config: typeof http, headers: Record<string, string>) {
  return findSession(config, new Request("http://localhost/", { headers }));
}

test("makes tokens of 256 bits that never repeat", () => {
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(token).not.toBe(other);
});

test("binds the cookie to the host and to secure connections on https", () => {
  expect(makeSessionCookies(https, token)).toEqual([
    `__Host-glimmer_session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    "glimmer_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax; Secure",
  ]);
  expect(clearSessionCookies(https)).toEqual([
    "__Host-glimmer_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure",
    "glimmer_signed_in=; Path=/; Max-Age=0; SameSite=Lax; Secure",
  ]);
});

test("binds the cookie to neither on http", () => {
  expect(makeSessionCookies(http, token)).toEqual([
    `glimmer_session=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    "glimmer_signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
  ]);
});

test("finds the token among other cookies", () => {
  expect(present(http, { Cookie: `theme=dark; glimmer_session=${token}; x=1` })).toEqual({
    token,
    by: "cookie",
  });
});

test("on https, ignores the cookie that an http page could have set", () => {
  expect(present(https, { Cookie: `glimmer_session=${token}` })).toBeNull();
});

test("uses a bearer token alone, even an invalid one", () => {
  const Cookie = `glimmer_session=${token}`;
  expect(present(http, { Cookie, Authorization: `Bearer ${other}` })).toEqual({ token: other, by: "bearer" });
  expect(present(http, { Cookie, Authorization: "Bearer nonsense" })).toBeNull();
  expect(present(http, { Cookie, Authorization: `Basic ${other}` })).toBeNull();
});

test("does not look up a malformed token", () => {
  expect(present(http, {})).toBeNull();
  expect(present(http, { Cookie: "glimmer_session=" })).toBeNull();
  expect(present(http, { Cookie: `glimmer_session=${token}x` })).toBeNull();
});
