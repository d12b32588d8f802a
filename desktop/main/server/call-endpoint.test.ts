import { expect, test, vi } from "vitest";
import { changeNotificationSettings } from "#shared/notifications/contract.ts";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import { ownError, ownHeaders, ownJson } from "#shared/system/testing/own-response.ts";
import { callEndpoint } from "./call-endpoint.ts";

const ticket = { ticket: "the-ticket", expiresAt: "2026-11-21T12:00:00.000Z" };

function server(respond: () => Response, isSignedIn = true) {
  return {
    origin: () => "https://glimmer.example.org",
    isSignedIn: () => Promise.resolve(isSignedIn),
    send: vi.fn((_path: string, _init: RequestInit) => Promise.resolve(respond())),
  };
}

test("returns the response, and sends a body as JSON", async () => {
  const calls = server(() => ownJson(ticket));
  expect(await callEndpoint(calls, getSocketTicket)).toEqual(ticket);
  await expect(callEndpoint(calls, changeNotificationSettings, { pausedUntil: null })).rejects.toThrow();
  const [path, { method, body, headers } = {}] = calls.send.mock.lastCall ?? [];
  expect([path, method, body]).toEqual(["/api/notifications/settings", "PUT", '{"pausedUntil":null}']);
  expect(new Headers(headers).get("content-type")).toBe("application/json");
});

test("returns null without a session, and asks nothing when nobody is signed in", async () => {
  expect(await callEndpoint(server(() => ownError("unauthenticated")), getSocketTicket)).toBeNull();
  const calls = server(() => ownJson(ticket), false);
  expect(await callEndpoint(calls, getSocketTicket)).toBeNull();
  expect(calls.send).not.toHaveBeenCalled();
});

test.each([403, 429, 503])("rejects when the server responds with %i", async (status) => {
  const calls = server(() => new Response("", { status, headers: ownHeaders }));
  await expect(callEndpoint(calls, getSocketTicket)).rejects.toThrow(`the server responded with ${status}`);
});

test.each([200, 401, 403, 511])("rejects when the network answers with %i in its place", async (status) => {
  const calls = server(() => Response.json(ticket, { status }));
  await expect(callEndpoint(calls, getSocketTicket)).rejects.toThrow(`in place of the server responded`);
});
