import { expect, test } from "vitest";
import { chatModelNames, imageModelNames } from "../assistant/ai-models.ts";
import { createTextWriter } from "../language/text-writer.ts";
import { badgeOffers, type Benefit } from "./badge-offers.ts";
import { findMissing } from "./benefit-needs.ts";

const benefits = badgeOffers.flatMap(({ benefits }): Benefit[] => [...benefits]);
const write = createTextWriter("en");

/** The benefits with something missing. */
function missingWith(models: readonly string[], canSpeak = true) {
  const missing = benefits.map((benefit) =>
    [write(benefit.says), findMissing(benefit, { models, canSpeak })] as const
  );
  return Object.fromEntries(missing.filter(([, what]) => what.length > 0));
}

test("every benefit is whole where every model is served", () => {
  expect(missingWith([...chatModelNames, ...imageModelNames])).toEqual({});
});

test("names the missing models of a benefit, or says that all of it is missing", () => {
  expect(missingWith(["GPT-4o Mini", "GPT-4o"])).toEqual({
    "Chat with GPT-4o and GPT-5": ["GPT-5"],
    "Images with DALL-E 2": "all",
    "All models, including GPT-5 with current news": "all",
    "Lisa replies with GPT-5": "all",
  });
});

test("without any AI every benefit of AI is missing, and nothing else", () => {
  expect(Object.keys(missingWith([], false))).toEqual([
    "Chat with GPT-4o and GPT-5",
    "Images with DALL-E 2",
    "All models, including GPT-5 with current news",
    "25% off AI and speech",
    "Lisa replies with GPT-5",
  ]);
});
