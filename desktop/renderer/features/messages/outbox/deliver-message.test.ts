import { expect, test } from "vitest";
import { refusalMessages } from "#shared/messages/refusals.ts";
import { ApiError, createNetworkError } from "../../../lib/api/api-error.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { classifyFailure, type DelayCause } from "./deliver-message.ts";

const failed = (status: number, userMessage: string | null = null, retryAfter: number | null = null) =>
  new ApiError({ status, code: "forbidden", userMessage, bodyText: "", retryAfter });

test.each<[number, DelayCause]>([
  [401, "limit"],
  [408, "connection"],
  [409, "limit"],
  [425, "limit"],
  [429, "limit"],
  [500, "failure"],
  [502, "connection"],
  [503, "connection"],
  [504, "connection"],
  [507, "failure"],
])("retries after a %i, and calls it a matter of %s", (status, cause) => {
  expect(classifyFailure(failed(status, "Not now"))).toEqual({ kind: "later", cause, afterMs: null });
});

test("retries without a response and after a timeout", () => {
  const later = { kind: "later", cause: "connection", afterMs: null };
  expect(classifyFailure(createNetworkError())).toEqual(later);
  expect(classifyFailure(new DOMException("late", "TimeoutError"))).toEqual(later);
});

test("waits as long as the server says", () => {
  expect(classifyFailure(failed(503, "Soon", 1))).toMatchObject({ cause: "limit", afterMs: 1_000 });
  expect(classifyFailure(failed(429, "Slow down", 12))).toMatchObject({ kind: "later", afterMs: 12_000 });
});

test("shows a moderation refusal with its title and text", () => {
  const refused = { status: 403, userMessage: "No", bodyText: "" };
  expect(classifyFailure(new ApiError({ ...refused, code: "level_refused" }))).toMatchObject({
    kind: "refused",
    refusal: { title: "Message Blocked - Moderation Level" },
  });
  expect(classifyFailure(new ApiError({ ...refused, code: "sharing_refused" }))).toMatchObject({
    refusal: { title: "Post Sharing Blocked" },
  });
});

test("offers help where the refused words ask for it", () => {
  const parts = {
    status: 403,
    code: "level_refused",
    userMessage: showText(refusalMessages.level),
    bodyText: "",
  } as const;
  expect(classifyFailure(new ApiError({ ...parts, asksForHelp: true }))).toMatchObject({
    support: { resources: [{ name: "Find A Helpline" }] },
  });
  expect(classifyFailure(new ApiError(parts))).toMatchObject({ support: null });
});

test.each([
  [400, "Too long", "Too long"],
  [403, "You are blocked", "You are blocked"],
  [413, null, "Failed to send message"],
  [422, null, "Failed to send message"],
])("turns a %i with %j into a refusal with %j", (status, message, text) => {
  expect(classifyFailure(failed(status, message))).toMatchObject({
    kind: "refused",
    refusal: { title: "Error", text },
  });
});
