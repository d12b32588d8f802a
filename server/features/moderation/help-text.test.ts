import { expect, test } from "vitest";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { helpLines } from "#shared/moderation/help-lines.ts";
import { classifyText } from "../../classifier/built-in-classifier.ts";
import { writeText } from "../../language/write-text.ts";
import { getGeneralSupport } from "./get-support.ts";
import { publicHelpText, writeHelp } from "./help-text.ts";

const general = getGeneralSupport("en");
const directory = "https://findahelpline.com";

test.each(Object.entries(helpLines))(
  "fits the lines of %s into a message, with each number and the directory of all countries last",
  (country, lines) => {
    const written = lines.map((line) => ({ ...line, description: writeText(line.description, "en") }));
    const text = writeHelp({ ...general, country, resources: [...written, ...general.resources] });
    expect(text.length).toBeLessThanOrEqual(messageLimits.contentLength);
    for (const { phone, url } of lines) expect(text).toContain(phone ?? url);
    expect(text.endsWith(directory)).toBe(true);
    expect(classifyText(text).level).toBe("top");
  },
);

test("leaves out lines before the directory when there are too many", () => {
  const line = { name: "A line", description: "Day and night", url: "https://line.example", phone: "123" };
  const text = writeHelp({
    ...general,
    resources: [...Array.from({ length: 100 }, () => line), ...general.resources],
  });
  expect(text.length).toBeLessThanOrEqual(messageLimits.contentLength);
  expect(text.endsWith(directory)).toBe(true);
});

test("names no country where others read it", () => {
  expect(publicHelpText).toContain(directory);
  expect(publicHelpText.length).toBeLessThanOrEqual(commentLength);
  expect(classifyText(publicHelpText).level).toBe("top");
});
