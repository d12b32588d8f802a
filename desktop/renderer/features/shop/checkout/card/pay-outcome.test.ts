import { expect, test } from "vitest";
import { classifyProviderError } from "./pay-outcome.ts";

test.each([
  ["a declined card", { type: "card_error", message: "Your card was declined." }, {
    kind: "declined",
    message: "Your card was declined.",
  }],
  ["a declined card without words", { type: "card_error" }, { kind: "declined", message: null }],
  ["an incomplete form", { type: "validation_error", message: "Incomplete" }, { kind: "incomplete" }],
  ["a payment made before", { type: "invalid_request_error", payment_intent: { status: "succeeded" } }, {
    kind: "taken",
  }],
  ["a payment under way", { type: "invalid_request_error", payment_intent: { status: "processing" } }, {
    kind: "taken",
  }],
  ["a payment that expired", { type: "invalid_request_error", payment_intent: { status: "canceled" } }, {
    kind: "closed",
  }],
  ["a lost connection", { type: "api_connection_error" }, { kind: "unknown" }],
  ["anything else", {}, { kind: "unknown" }],
])("returns the outcome of %s", (_what, error, outcome) => {
  expect(classifyProviderError(error)).toEqual(outcome);
});
