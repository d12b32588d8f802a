import { APIError } from "openai";
import { expect, test } from "vitest";
import { findRefusal } from "./refused-parameters.ts";

const drawing = { model: "painter", prompt: "any", n: 1, size: "1024x1024", response_format: "b64_json" };
const chat = { model: "small", messages: [], stream: true, max_tokens: 500 };

function refused(message: string, sent: Readonly<Record<string, unknown>>) {
  const error = APIError.generate(400, { error: { message } }, undefined, new Headers());
  return findRefusal(error, sent)?.parameter ?? null;
}

test.each([
  ["Your prompt is not allowed: 'a life-size statue'", drawing],
  ["Your prompt is not allowed: a life size statue", drawing],
  ["Not allowed: \"Set 'size' to 3 and n to 4\"", drawing],
  ["Invalid content: unexpected end of stream", chat],
  ["'messages' must contain a question; invalid, for the system message is not enough", chat],
  ["Not allowed: 'my system message is not supported, and max_tokens neither'", chat],
])("leaves nothing out of a call for what a member may have written: %s", (message, sent) => {
  expect(refused(message, sent)).toBeNull();
});

test.each([
  ["Unsupported parameter: 'size'", drawing, "size"],
  ["Unrecognized request argument supplied: size", drawing, "size"],
  ["Invalid size '1024x1024'. Available are: 512x512", drawing, "size"],
  ["`n` is not supported", drawing, "n"],
  ["response_format is not supported here", drawing, "response_format"],
  ["Unknown parameter stream", chat, "stream"],
  ["System role not supported", chat, "system"],
  ["Developer instruction is not enabled for models/gemma-3", chat, "system"],
  ["Unsupported: 'system' role is not allowed", chat, "system"],
])("finds the parameter that is refused: %s", (message, sent, parameter) => {
  expect(refused(message, sent)).toBe(parameter);
});
