import PO from "pofile";
import type { Message } from "./extract-messages.ts";

/**
 * Returns the messages as a gettext template, from which every language begins: files without line
 * numbers, so that it changes with the messages alone.
 */
export function writeTemplate(messages: readonly Message[]): string {
  const template = new PO();
  template.headers = { "Content-Type": "text/plain; charset=utf-8", "Content-Transfer-Encoding": "8bit" };
  template.items = messages.map(({ english, context, comments, files }) => {
    const item = new PO.Item();
    item.msgid = english;
    item.msgctxt = context ?? null;
    item.extractedComments = [...comments];
    item.references = [...files];
    return item;
  });
  return template.toString();
}
