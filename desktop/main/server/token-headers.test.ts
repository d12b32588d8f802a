import { expect, test, vi } from "vitest";
import { login } from "#shared/auth/contract.ts";
import { register, resendVerification, verifyEmail } from "#shared/auth/registration-contract.ts";
import { signInWithLink } from "#shared/auth/sign-in-link-contract.ts";
import { createBearerCalls } from "./token-headers.ts";

type Row = Parameters<Parameters<ReturnType<typeof createBearerCalls>["prepare"]>[2]>[0];
const callOf = (made: Row) => (row: Row) => made === row;
const server = "https://glimmer.example";

/** What goes out with a call, besides the page's own headers. */
function sent(calls: ReturnType<typeof createBearerCalls>, row: Row, origin = server) {
  return Object.fromEntries(calls.prepare(new Headers(), origin, callOf(row)));
}
/** A store that keeps nothing over a restart. */
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
const proof = (token: string) => new Headers({ "X-Registration-Token": token });

test("asks for tokens where they are given, and nowhere else", () => {
  const calls = createBearerCalls(devices());
  for (const row of [login, signInWithLink, register]) {
    expect(sent(calls, row)).toEqual({ "x-session-transport": "bearer" });
  }
  for (const row of [resendVerification, verifyEmail]) expect(sent(calls, row)).toEqual({});
});

test.each([["registration", register], ["refused sign-in", login]])(
  "sends the proof of a %s with 'Resend', the latest, to its own server alone",
  (_, row) => {
    const calls = createBearerCalls(devices());
    void calls.keepFrom(proof("first"), server, callOf(register));
    void calls.keepFrom(proof("latest"), server, callOf(row));
    expect(sent(calls, resendVerification)).toEqual({ "x-registration-token": "latest" });
    expect(sent(calls, resendVerification, "https://other.example")).toEqual({});
    expect(sent(calls, verifyEmail)).toEqual({});
  },
);

test("keeps its proof when an answer brings none, and takes none from other calls", () => {
  const calls = createBearerCalls(devices());
  void calls.keepFrom(proof("own"), server, callOf(register));
  void calls.keepFrom(new Headers(), server, callOf(login));
  void calls.keepFrom(proof("planted"), server, callOf(verifyEmail));
  expect(sent(calls, resendVerification)).toEqual({ "x-registration-token": "own" });
});

test.each([["password", login], ["mailed link", signInWithLink]])(
  "names the device with each sign-in by %s, by what the last one brought, to its own server alone",
  async (_, row) => {
    const calls = createBearerCalls(devices());
    expect(sent(calls, row)).not.toHaveProperty("x-device-token");
    await calls.keepFrom(device("first"), server, callOf(login));
    await calls.keepFrom(device("latest"), server, callOf(row));
    await calls.keepFrom(new Headers(), server, callOf(row));
    expect(sent(calls, row)).toMatchObject({ "x-device-token": "latest" });
    expect(sent(calls, row, "https://other.example")).not.toHaveProperty("x-device-token");
    for (const other of [register, resendVerification, verifyEmail]) {
      expect(sent(calls, other)).not.toHaveProperty("x-device-token");
    }
  },
);

test("takes no device token from other calls, nor from no server", async () => {
  const kept = devices();
  const calls = createBearerCalls(kept);
  await calls.keepFrom(device("planted"), server, callOf(verifyEmail));
  await calls.keepFrom(device("planted"), null, callOf(login));
  expect(kept.keep).not.toHaveBeenCalled();
});
