import { beforeEach, expect, test } from "vitest";
import { localTexts } from "../../../lib/storage/guarded-storage.ts";
import { findLastTextModel, readRememberedTextModel, rememberTextModel } from "./use-models.ts";

const chat = (model: string | null, minute: number) => ({
  model,
  updatedAt: `2026-11-05T15:0${minute}:00.000Z`,
});
const at = (minute: number) => Date.parse(chat(null, minute).updatedAt);

beforeEach(() => localTexts.removeItem("aiModel"));

test("a new chat begins with the text model that was used last on any device, never with one for images", () => {
  const chats = [chat("DALL-E 3", 5), chat("GPT-4o", 4), chat("GPT-5", 3), chat(null, 2)];
  expect(findLastTextModel(null, chats)).toBe("GPT-4o");
  expect(findLastTextModel({ name: "GPT-5", at: at(3) }, chats)).toBe("GPT-4o");
  expect(findLastTextModel({ name: "GPT-5", at: at(6) }, chats)).toBe("GPT-5");
  expect(findLastTextModel({ name: "GPT-5", at: at(1) }, [])).toBe("GPT-5");
  expect(findLastTextModel(null, [chat("DALL-E 3", 5)])).toBeNull();
});

test("remembers a text model, and ignores an image model and what is none", () => {
  expect(readRememberedTextModel()).toBeNull();
  rememberTextModel("GPT-4o", 12);
  expect(readRememberedTextModel()).toEqual({ name: "GPT-4o", at: 12 });
  localTexts.setItem("aiModel", JSON.stringify({ name: "DALL-E 3", at: 12 }));
  expect(readRememberedTextModel()).toBeNull();
  localTexts.setItem("aiModel", "GPT-5");
  expect(readRememberedTextModel()).toBeNull();
});
