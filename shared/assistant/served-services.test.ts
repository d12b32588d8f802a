import { expect, test } from "vitest";
import { type Service, services } from "../xp/service-prices.ts";
import { chatModelNames, imageModelNames } from "./ai-models.ts";
import { isServiceServed, type ServedAi } from "./served-services.ts";

const servedBy = (ai: ServedAi) =>
  (Object.keys(services) as Service[]).filter((service) => isServiceServed(service, ai));

test("serves Lisa with any model that answers in text, and audio only where posts are read aloud", () => {
  expect(servedBy({ models: ["GPT-5"], canSpeak: false })).toEqual(["aiChatGpt5", "lisaChat"]);
  expect(servedBy({ models: ["DALL-E 2"], canSpeak: true })).toEqual(["imageGenerationDalle2", "tts"]);
});

test("serves everything with every model, and nothing without any", () => {
  const models = [...chatModelNames, ...imageModelNames];
  expect(servedBy({ models, canSpeak: true })).toEqual(Object.keys(services));
  expect(servedBy({ models: [], canSpeak: false })).toEqual([]);
});
