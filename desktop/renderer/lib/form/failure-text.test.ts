import { expect, test } from "vitest";
import { ApiError, createNetworkError } from "../api/api-error.ts";
import { getFailureText } from "./failure-text.ts";

const refusal = (userMessage: string | null) =>
  new ApiError({ status: 400, code: "invalid_input", userMessage, bodyText: "" });
const unexpected = "Something unexpected happened. Please try again.";

test.each([
  ["the server's sentence", refusal("Invalid email address"), "Invalid email address"],
  [
    "that the server cannot be reached",
    createNetworkError(),
    "We couldn't reach the server. Check your connection and try again.",
  ],
  ["a sentence of its own where the server sent none", refusal(null), unexpected],
  ["a sentence of its own for what is no call", new TypeError("x is undefined"), unexpected],
])("returns for %s", (_what, error, text) => {
  expect(getFailureText(error)).toBe(text);
});
