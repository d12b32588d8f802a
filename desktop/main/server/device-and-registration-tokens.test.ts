import { expect, test, vi } from "vitest";
import { login, logout } from "#shared/auth/contract.ts";
import { register, resendVerification, verifyEmail } from "#shared/auth/registration-contract.ts";
import { signInWithLink } from "#shared/auth/sign-in-link-contract.ts";
import { createTokenHeaders } from "./device-and-registration-tokens.ts";

type Row = Parameters<Parameters<ReturnType<typeof createTokenHeaders>["addTo"]>[2]>[0];
const callOf = (made: Row) => (row: Row) => made === row;
const server = "https://glimmer.example";

/** Returns the headers that are added to a call. */
function headersSent(calls: ReturnType<typeof createTokenHeaders>, row: Row, origin = server) {
  return Object.fromEntries(calls.addTo(new Headers(), origin, callOf(row)));
}
/** A device store in memory. */
function devices() {
  const tokens = new Map<string, string>();
  return {
    tokenFor: (origin: string) => tokens.get(origin) ?? null,
    keep: vi.fn((origin: string, token: string) => {
      tokens.set(origin, token);
      return Promise.resolve();
    }),
  };
}
const device = (token: string) => new Headers({ "X-Device-Token": token });
const registrationHeaders = (token: string) => new Headers({ "X-Registration-Token": token });

test("asks for tokens with sign-ins and registrations only", () => {
  const calls = createTokenHeaders(devices());
  for (const row of [login, signInWithLink, register]) {
    expect(headersSent(calls, row)).toEqual({ "x-session-transport": "bearer" });
  }
  for (const row of [resendVerification, verifyEmail]) expect(headersSent(calls, row)).toEqual({});
});

test.each([["registration", register], ["refused sign-in", login]])(
  "sends the latest token of a %s with Resend, to its own server only",
  (_, row) => {
    const calls = createTokenHeaders(devices());
    void calls.storeFrom(registrationHeaders("first"), server, callOf(register));
    void calls.storeFrom(registrationHeaders("latest"), server, callOf(row));
    expect(headersSent(calls, resendVerification)).toEqual({ "x-registration-token": "latest" });
    expect(headersSent(calls, resendVerification, "https://other.example")).toEqual({});
    expect(headersSent(calls, verifyEmail)).toEqual({ "x-registration-token": "latest" });
    expect(headersSent(calls, logout)).toEqual({});
  },
);

test("keeps the registration token when a response brings none, and takes none from other calls", () => {
  const calls = createTokenHeaders(devices());
  void calls.storeFrom(registrationHeaders("own"), server, callOf(register));
  void calls.storeFrom(new Headers(), server, callOf(login));
  void calls.storeFrom(registrationHeaders("planted"), server, callOf(verifyEmail));
  expect(headersSent(calls, resendVerification)).toEqual({ "x-registration-token": "own" });
});

test.each([["password", login], ["mailed link", signInWithLink]])(
  "sends the latest device token with a sign-in by %s, to its own server only",
  async (_, row) => {
    const calls = createTokenHeaders(devices());
    expect(headersSent(calls, row)).not.toHaveProperty("x-device-token");
    await calls.storeFrom(device("first"), server, callOf(login));
    await calls.storeFrom(device("latest"), server, callOf(row));
    await calls.storeFrom(new Headers(), server, callOf(row));
    expect(headersSent(calls, row)).toMatchObject({ "x-device-token": "latest" });
    expect(headersSent(calls, row, "https://other.example")).not.toHaveProperty("x-device-token");
    for (const other of [register, resendVerification, verifyEmail]) {
      expect(headersSent(calls, other)).not.toHaveProperty("x-device-token");
    }
  },
);

test("takes no device token from other calls, or without a server", async () => {
  const kept = devices();
  const calls = createTokenHeaders(kept);
  await calls.storeFrom(device("planted"), server, callOf(verifyEmail));
  await calls.storeFrom(device("planted"), null, callOf(login));
  expect(kept.keep).not.toHaveBeenCalled();
});
