import { expect, test } from "vitest";
import { readConfig } from "../config.ts";

const settings = { DATABASE_URL: "postgres://localhost/glimmer", SESSION_SECRET: "s".repeat(32) };
const aiOf = (env: Record<string, string>) => readConfig({ ...settings, ...env }).ai;
const key = { OPENAI_API_KEY: "key" };

test("opens no provider without a key, whatever else is set", () => {
  expect(aiOf({})).toBeNull();
  expect(aiOf({ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1", AI_MODELS: '{"GPT-4o":"llama3.3"}' }))
    .toBeNull();
});

test.each(["", "https://api.openai.com/v1", "https://eu.api.openai.com/v1"])(
  "serves every model at OpenAI's own address: %j",
  (OPENAI_BASE_URL) => {
    const ai = aiOf({ ...key, OPENAI_BASE_URL, AI_MODELS: '{"GPT-5":"gpt-9","tts":null}' });
    expect(ai).toMatchObject({ isOpenAi: true, isPractice: false, concurrency: 64 });
    expect(ai?.models).toMatchObject({
      "GPT-5": "gpt-9",
      "GPT-4o": "gpt-6.1-terra",
      "moderation": "omni-moderation-latest",
    });
    expect(ai?.models.tts).toBeUndefined();
  },
);

test.each(["http://127.0.0.1:11434/v1", "https://api.openai.com.example.org/v1"])(
  "serves only what AI_MODELS names at another address: %s",
  (OPENAI_BASE_URL) => {
    expect(aiOf({ ...key, OPENAI_BASE_URL })?.models).toEqual({});
    const ai = aiOf({ ...key, OPENAI_BASE_URL, AI_MODELS: '{"GPT-4o":"llama3.3"}', AI_CONCURRENCY: "2" });
    expect(ai).toMatchObject({ isOpenAi: false, models: { "GPT-4o": "llama3.3" }, concurrency: 2 });
  },
);

test("stops the start for an unknown name in AI_MODELS and lists the known ones, also without a key", () => {
  expect(() => aiOf({ AI_MODELS: '{"GPT-6":"gpt-6"}' })).toThrow(
    "GPT-6: none of the known names, which are GPT-4o Mini, GPT-4o, GPT-5, Standard, HD, DALL-E 2, DALL-E 3, tts, moderation",
  );
});

test.each(["tts", "[]", '{"tts":""}', '{"tts":5}'])("refuses %s as AI_MODELS", (AI_MODELS) => {
  expect(() => aiOf({ AI_MODELS })).toThrow("AI_MODELS");
});

test("serves everything but moderation by the practice model when there is no key", () => {
  const PRACTICE_MODEL_URL = "http://127.0.0.1:9200/v1";
  const ai = aiOf({ PRACTICE_MODEL_URL });
  expect(ai).toMatchObject({ baseUrl: PRACTICE_MODEL_URL, isPractice: true, isOpenAi: false });
  expect(Object.keys(ai?.models ?? {})).toEqual(expect.arrayContaining(["GPT-5", "DALL-E 3", "tts"]));
  expect(ai?.models.moderation).toBeUndefined();
  expect(aiOf({ ...key, PRACTICE_MODEL_URL })?.isPractice).toBe(false);
});

test("refuses the practice model in production", () => {
  const production = {
    NODE_ENV: "production",
    PUBLIC_URL: "https://glimmer.example",
    SMTP_URL: "smtps://mail",
    CONTACT_EMAIL: "help@glimmer.example",
    MAIL_FROM: "Glimmer <hello@glimmer.example>",
  };
  expect(() => aiOf({ ...production, PRACTICE_MODEL_URL: "http://127.0.0.1:9200/v1" }))
    .toThrow("PRACTICE_MODEL_URL");
});
