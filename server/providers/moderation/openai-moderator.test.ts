import { pino } from "pino";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Behaviour } from "../../../build/practice/model/behaviour.ts";
import { startPracticeModel } from "../../../build/practice/model/start-practice-model.ts";
import { readConfig } from "../../config.ts";
import { openAiClient } from "../openai-client.ts";
import type { Sql } from "../../db/open-database.ts";
import { openProviders } from "../providers.ts";
import { createLocalModerator } from "./local-moderator.ts";
import { createOpenAiModerator } from "./openai-moderator.ts";

const server = await startPracticeModel();
const logged: string[] = [];
const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
const client = openAiClient({ apiKey: "test-key", baseUrl: server.baseUrl });
/** Waits as long as a busy machine needs. */
const moderator = createOpenAiModerator({
  client,
  log,
  deadlineMs: 60_000,
});
/** Waits less when it expects no answer. */
const impatient = createOpenAiModerator({
  client,
  log,
  deadlineMs: 500,
});
const isText = (input: unknown) => JSON.stringify(input).includes('"type":"text"');
const image = { bytes: new Uint8Array([1, 2, 3]), mediaType: "image/webp" } as const;

beforeEach(() => {
  server.reset();
  logged.length = 0;
});
afterAll(() => server.close());

test("sends text and image separately, with the key and the image as a data URL", async () => {
  const verdict = await moderator.classify({ text: "A lovely day", image });
  expect(server.asked).toHaveLength(2);
  expect(server.asked.every((call) => call.authorization === "Bearer test-key")).toBe(true);
  expect(server.asked.every((call) => call.body.model === "omni-moderation-latest")).toBe(true);
  expect(server.asked.flatMap((call) => call.body.input)).toEqual(expect.arrayContaining([
    { type: "text", text: "A lovely day" },
    { type: "image_url", image_url: { url: "data:image/webp;base64,AQID" } },
  ]));
  expect(verdict).toEqual({
    elements: [{ type: "text", level: "top", reason: "" }, { type: "image", level: "top", reason: "" }],
    support: false,
    decidedBy: "openai",
  });
});

test.each(
  [
    [{ harassment: 0.4 }, "high"],
    [{ harassment: 0.6 }, "low"],
    [{ harassment: 0.95 }, "none"],
    [{ "hate/threatening": 0.4 }, "none"],
    [{ "sexual/minors": 0.2 }, "none"],
    [{ "self-harm/instructions": 0.8 }, "none"],
    [{ "self-harm/intent": 0.99, "self-harm": 0.99 }, "high"],
    [{ sexual: 0.5, violence: 0.2 }, "low"],
    [{ "a category of tomorrow": 0.99 }, "none"],
  ] as const,
)("returns level %s for scores of %j", async (given, level) => {
  server.behave("moderation", { scores: given });
  const verdict = await moderator.classify({ text: "some words" });
  expect(verdict.elements[0]?.level).toBe(level);
  expect(verdict.elements[0]?.reason).not.toBe("");
});

test("says what a text at the top level is about, by lower scores than those of levels", async () => {
  const topicsOf = async (scores: Record<string, number>, text = "some words") => {
    server.behave("moderation", { scores });
    const { topics, elements } = await moderator.classify({ text });
    return [elements[0]?.level, topics];
  };
  expect(await topicsOf({ violence: 0.3 })).toEqual(["top", ["violence"]]);
  expect(await topicsOf({ "self-harm": 0.4, "sexual": 0.16 })).toEqual(["top", ["distress", "sexuality"]]);
  expect(await topicsOf({}, "They beat the dog to death")).toEqual(["top", ["violence"]]);
  expect(await topicsOf({ violence: 0.1 })).toEqual(["top", undefined]);
});

test("gives each element its own level", async () => {
  server.behave(
    "moderation",
    ({ body }) => isText(body.input) ? {} : { scores: { "violence/graphic": 0.9 } },
  );
  const { elements } = await moderator.classify({ text: "my day", image });
  expect(elements.map(({ type, level }) => [type, level])).toEqual([["text", "top"], ["image", "none"]]);
});

test("offers help to a member who writes about their own pain, and keeps the post visible", async () => {
  server.behave("moderation", { scores: { "self-harm/intent": 0.9 } });
  const verdict = await moderator.classify({ text: "I cannot bear this" });
  expect(verdict.support).toBe(true);
  expect(verdict.elements[0]?.level).toBe("high");
});

test("adds local findings for which the endpoint has no category", async () => {
  const { elements } = await moderator.classify({ text: "this is fucking great" });
  expect(elements[0]).toMatchObject({ level: "low", reason: "strong_swearing" });
});

test("reads a service that takes only plain texts and names its categories otherwise, like Mistral", async () => {
  const scores = (given: Record<string, number | null>) => ({
    json: { results: [{ categories: {}, category_scores: { sexual: 0.001, pii: null, ...given } }] },
  });
  let given: Record<string, number | null> = { health: 0.99, law: 0.99 };
  server.behave("moderation", ({ body }) => typeof body.input === "string" ? scores(given) : { status: 422 });
  const own = createOpenAiModerator({ client, log, deadlineMs: 60_000 });
  const levelOf = async (text: string) => (await own.classify({ text })).elements[0]?.level;
  expect(await levelOf("My blood test")).toBe("top");
  given = { hate_and_discrimination: 0.9 };
  expect(await levelOf("some words")).toBe("none");
  given = { selfharm: 0.9 };
  expect(await own.classify({ text: "some words" })).toMatchObject({ support: true, decidedBy: "openai" });
  expect(server.asked.map(({ body }) => typeof body.input)).toEqual(["object", "string", "string", "string"]);
});

test("judges pictures by the built-in rules where the model takes none, and asks it no more", async () => {
  const scores = { categories: {}, category_scores: { sexual: 0.001 } };
  server.behave(
    "moderation",
    ({ body }) =>
      typeof body.input === "string"
        ? { json: { results: [scores] } }
        : { status: 422, message: "Input should be a valid string" },
  );
  const own = createOpenAiModerator({ client, log, deadlineMs: 60_000 });
  for (const _ of [1, 2]) {
    expect(await own.classify({ image })).toMatchObject({
      elements: [{ type: "image", level: "top" }],
      decidedBy: "local",
    });
  }
  expect(server.asked).toHaveLength(1);
  expect(await own.classify({ text: "A lovely day", image })).toMatchObject({
    elements: [{ level: "top" }, { level: "top" }],
    decidedBy: "openai",
  });
  expect(logged).toHaveLength(1);
});

test("asks for the next picture after it refused one", async () => {
  server.behave("moderation", { status: 400, message: "The image is too small" });
  const own = createOpenAiModerator({ client, log, deadlineMs: 60_000 });
  for (const _ of [1, 2]) {
    expect(await own.classify({ image })).toMatchObject({ elements: [{ level: "high" }] });
  }
  expect(server.asked).toHaveLength(2);
});

const failures: [string, Behaviour][] = [
  ["a failure of the server", { status: 500 }],
  ["too many calls", { status: 429 }],
  ["a refused key", { status: 401 }],
  ["an answer without results", { json: { results: [] } }],
  ["an answer without scores", { json: { results: [{ flagged: false, category_scores: {} }] } }],
  ["an answer that is no JSON", { then: "page" }],
  ["a broken connection", { then: "cut" }],
  ["no answer at all", { then: "hang" }],
  ["an answer whose body never ends", { after: 1, then: "hang" }],
];

test.each(failures)(
  "never returns top on %s, and lets the local classifier decide within the deadline",
  async (_, behaviour) => {
    server.behave("moderation", behaviour);
    const [calm, cruel] = await Promise.all([
      impatient.classify({ text: "A lovely day", image }),
      impatient.classify({ text: "I will kill you" }),
    ]);
    expect(calm.decidedBy).toBe("local-fallback");
    expect(calm.elements.map(({ level }) => level)).toEqual(["high", "high"]);
    expect(cruel.elements[0]?.level).toBe("none");
  },
);

test("logs that the endpoint failed without repeating a member's words", async () => {
  server.behave("moderation", { status: 400, message: "you said: secret words" });
  await moderator.classify({ text: "secret words" });
  expect(logged).toHaveLength(1);
  expect(logged.join()).not.toContain("secret words");
});

test("does not classify an empty text", async () => {
  const { elements } = await moderator.classify({ text: "", image });
  expect(elements.map(({ type }) => type)).toEqual(["image"]);
  expect(server.asked).toHaveLength(1);
});

test("lets the built-in classifier decide alone without a key", async () => {
  const { moderator: local } = await openProviders(
    readConfig({
      NODE_ENV: "test",
      DATABASE_URL: "postgres://nowhere",
      SESSION_SECRET: "-".repeat(32),
      OPENAI_BASE_URL: server.baseUrl,
    }),
    { now: () => new Date() },
    log,
    { sql: {} as Sql },
  );
  const verdict = await local.classify({ text: "A lovely day", image });
  expect(server.asked).toHaveLength(0);
  expect(verdict.decidedBy).toBe("local");
  expect(verdict.elements.map(({ type, level }) => [type, level])).toEqual([["text", "top"], [
    "image",
    "top",
  ]]);
  expect((await createLocalModerator().classify({ text: "I feel like giving up today" })).support).toBe(true);
});
