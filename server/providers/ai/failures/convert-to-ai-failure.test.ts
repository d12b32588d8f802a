import { afterAll, beforeEach, expect, test } from "vitest";
import type { Behaviour } from "../../../../build/practice/model/behaviour.ts";
import { startPracticeModel } from "../../../../build/practice/model/start-practice-model.ts";
import { describeFailure } from "../../../features/system/services/failure-texts.ts";
import { writeText } from "../../../language/write-text.ts";
import { getFailureCode } from "../../../metrics/note-provider-calls.ts";
import { AiResting } from "../ai.ts";
import { formatFailure } from "./format-failure.ts";
import { ask, testAi } from "../testing/test-ai.ts";

const server = await startPracticeModel();
afterAll(() => server.close());
beforeEach(() => server.reset());

const signal = new AbortController().signal;
function explain(error: unknown, asked: "answer" | "picture", now = new Date()): string | null {
  const why = formatFailure(error, asked, now);
  return why && writeText(why, "en");
}
const drawing = { model: "DALL-E 3", prompt: "A hill at dawn", member: "ada" } as const;

test.each<[string, Behaviour, RegExp, string]>([
  [
    "a refused key",
    { status: 401, message: "Incorrect API key provided: sk-secret" },
    /^This model doesn't work here for now\. The AI service refuses this server's key/,
    "refuses the key (401, type invalid_request_error)",
  ],
  [
    "a request that is too large",
    { status: 413, message: "secret" },
    /takes nothing as large as this\. Ask in a new chat/,
    "found the request too large (413, type invalid_request_error)",
  ],
  [
    "a chat that is longer than the model's context",
    { status: 400, message: "This model's maximum context length is 8192 tokens. secret" },
    /^This is too long for this model\. Ask in a new chat/,
    "found the text too long for its model (status 400, type invalid_request_error)",
  ],
  [
    "limits that end in two minutes",
    { status: 429, retryAfter: 90, message: "secret" },
    /^The AI service takes no more questions for now\. Try again in 2 minutes\.$/,
    "takes no more calls: its limits are reached or its credit is used up (429, type invalid_request_error)",
  ],
  [
    "a web page",
    { then: "page" },
    /A web page came in place of an answer/,
    "sent a web page instead of JSON",
  ],
])("a chat names %s to the member, and its status and type to administrators", async (_, ...expected) => {
  const [behaviour, sentence, text] = expected;
  server.behave("chat", behaviour);
  const error: unknown = await ask(testAi(server.baseUrl).ai).done.catch((thrown: unknown) => thrown);
  expect(explain(error, "answer")).toMatch(sentence);
  expect(writeText(describeFailure(getFailureCode(error)), "en")).toBe(text);
});

test.each<[string, Behaviour, RegExp, string]>([
  [
    "a refusal by its rules",
    { status: 400, message: "Your request was rejected as a result of our safety system. secret" },
    /refuses to draw this because of its own rules\. Describe another picture\.$/,
    "doesn't allow what was asked for (status 400, type invalid_request_error)",
  ],
  [
    "an empty picture that a filter kept",
    { json: { data: [{ b64_json: null, finish_reason: "CONTENT_FILTERED", raiFilteredReason: "secret" }] } },
    /refuses to draw this because of its own rules/,
    "held the answer back with its filter",
  ],
  [
    "a web page",
    { then: "page" },
    /A web page came in place of a picture/,
    "sent a web page instead of JSON",
  ],
  [
    "limits without a time",
    { status: 429, message: "secret" },
    /takes no more pictures for now\. Try again later\.$/,
    "takes no more calls: its limits are reached or its credit is used up (429, type invalid_request_error)",
  ],
])("a picture names %s, and never asks to try the same again", async (_, behaviour, sentence, text) => {
  server.behave("image", behaviour);
  const error: unknown = await testAi(server.baseUrl).ai.draw(drawing, signal).catch((thrown: unknown) =>
    thrown
  );
  expect(explain(error, "picture")).toMatch(sentence);
  expect(writeText(describeFailure(getFailureCode(error)), "en")).toBe(text);
});

test("says nothing of a failure without a known cause", async () => {
  server.behave("chat", { status: 500 });
  const error: unknown = await ask(testAi(server.baseUrl).ai).done.catch((thrown: unknown) => thrown);
  expect(explain(error, "answer")).toBeNull();
});

test.each([[7_000, "in 7 seconds."], [1_000, "in 1 second."]])(
  "says that calls rest %i ms: %s",
  (restMs, end) => {
    const now = new Date(0);
    expect(explain(new AiResting(new Date(restMs)), "answer", now))
      .toBe(`The AI service failed too often just now. Try again ${end}`);
  },
);
