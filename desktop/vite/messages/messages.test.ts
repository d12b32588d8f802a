import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { extractMessages } from "./extract-messages.ts";

const messages = await extractMessages(join(import.meta.dirname, "../../.."));

describe("each message", () => {
  test("can be read by the build", () => {
    expect(messages.length).toBeGreaterThan(2000);
    for (const { english } of messages) expect(() => compileMessageOrThrow(english), english).not.toThrow();
  });

  test("has names for its values, which translators read", () => {
    expect(messages.filter(({ english }) => /\{\d+[,}]/.test(english)).map(nameMessage)).toEqual([]);
  });

  test("has no single apostrophe before a value, which ICU reads as a quotation of it", () => {
    expect(messages.filter(({ english }) => /(?<!')(?:'')*'[{}]/.test(english)).map(nameMessage)).toEqual([]);
  });

  test("is a whole sentence: it neither begins nor ends with a space", () => {
    expect(messages.filter(({ english }) => english !== english.trim()).map(nameMessage)).toEqual([]);
  });
});

const nameMessage = ({ english, files }: (typeof messages)[number]) => `${files[0]}: ${english}`;
