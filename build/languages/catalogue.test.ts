import { expect, test } from "vitest";
import { readTemplate, root } from "./catalogue.ts";
import { extractMessages } from "./extract-messages.ts";
import { writeTemplate } from "./write-catalogue.ts";

test("has every message of the sources and no other: npm run language writes it", async () => {
  expect(readTemplate()).toBe(writeTemplate(await extractMessages(root)));
});
