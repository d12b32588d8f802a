import "../platform/testing/on-the-web.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownError, ownHeaders, ownJson } from "#shared/system/testing/own-response.ts";
import { readBootSession } from "./boot-session.ts";

beforeEach(() => void vi.stubGlobal("document", { cookie: "glimmer_signed_in=1" }));
afterEach(() => void vi.unstubAllGlobals());

const envelope = { message: "Please sign in to continue.", code: "unauthenticated", requestId: "r" };

function respond(response: Response): void {
  vi.stubGlobal("fetch", () => Promise.resolve(response));
}

test("keeps a member signed in until the server's own 401", async () => {
  respond(ownJson({ id: "1" }));
  expect(await readBootSession()).toEqual({ status: "signed-in", user: { id: "1" } });
  respond(ownError("unauthenticated"));
  expect(await readBootSession()).toEqual({ status: "signed-out" });
});

test.each([
  ["a 401 page", new Response("<h1>Sign in to HotelNet</h1>", { status: 401 })],
  ["a 401 with our envelope", Response.json(envelope, { status: 401 })],
  ["a refusal", new Response("Blocked", { status: 403 })],
  ["a page with 200", new Response("<h1>Welcome to HotelNet</h1>")],
  ["JSON with 200", Response.json({ id: "1" })],
  ["511", new Response("<h1>Sign in</h1>", { status: 511 })],
])("keeps the member signed in when a network answers with %s", async (_what, response) => {
  respond(response);
  expect(await readBootSession()).toEqual({ status: "unreachable", isForeign: true });
});

test.each([
  ["a proxy without its server", new Response("<h1>Bad Gateway</h1>", { status: 502 })],
  ["a failing server", ownError("internal")],
  ["a body that was cut off", new Response('{"id":', { headers: ownHeaders })],
])("does not take %s for a network that answers in the server's place", async (_what, response) => {
  respond(response);
  expect(await readBootSession()).toEqual({ status: "unreachable", isForeign: false });
});
