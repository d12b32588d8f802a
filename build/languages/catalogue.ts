import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { extractMessages } from "./extract-messages.ts";
import { writeTemplate } from "./write-catalogue.ts";

export const root = dirname(dirname(import.meta.dirname));

/** Every message in English, by file. */
export const templatePath = join(root, "shared/language/messages.pot");

export const readTemplate = () => readFileSync(templatePath, "utf8");

/** Writes the messages of the sources into the template, and returns how many there are. */
export async function updateTemplate(): Promise<number> {
  const messages = await extractMessages(root);
  writeFileSync(templatePath, writeTemplate(messages));
  return messages.length;
}
