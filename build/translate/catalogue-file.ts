import PO from "pofile";
import type { Message } from "../../desktop/vite/messages/extract-messages.ts";

/** A message of the sources with its translation; empty when there is none yet. */
export interface Entry extends Message {
  readonly translated: string;
}

/** The translations of a catalogue by `keyOf`, also of messages that are gone. */
export function readTranslations(file: string): ReadonlyMap<string, string> {
  return new Map(
    PO.parse(file).items.map(({ msgid, msgctxt, msgstr: [translated = ""] }) => [
      keyOf({ english: msgid, context: msgctxt ?? undefined }),
      translated,
    ]),
  );
}

/** Tells messages apart. */
export function keyOf(
  { english, context = "" }: { readonly english: string; readonly context?: string | undefined },
) {
  return JSON.stringify([english, context]);
}

/** Returns a `.po` file: each message with what its author says of it, and where it is. */
export function formatCatalogue(language: string, entries: readonly Entry[]): string {
  const po = new PO();
  po.headers = { "Content-Type": "text/plain; charset=UTF-8", "Language": language };
  po.items = entries.map(({ english, context, comments, files, translated }) => {
    const item = new PO.Item();
    item.msgid = english;
    if (context !== undefined) item.msgctxt = context;
    item.msgstr = [translated];
    item.extractedComments = [...comments];
    item.references = [...files];
    return item;
  });
  return `${po.toString().trimEnd()}\n`;
}
