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

/** The heads of a new catalogue; a person who has read all of it says so in `X-Reviewed`. */
export function makeHeads(language: string): Heads {
  return { "Content-Type": "text/plain; charset=UTF-8", "Language": language, [reviewed]: "no" };
}

export type Heads = Readonly<Partial<Record<string, string>>>;

const reviewed = "X-Reviewed";

/** What a catalogue says of itself; the reader adds heads that nobody wrote, all empty. */
export function readHeads(file: string): Heads {
  return Object.fromEntries(Object.entries(PO.parse(file).headers).filter(([, value]) => value !== ""));
}

/** Whether a person has read all of the catalogue. */
export function isReviewed(heads: Heads): boolean {
  return heads[reviewed] === "yes";
}

/** Returns a `.po` file: each message with what its author says of it, and where it is. */
export function formatCatalogue(heads: Heads, entries: readonly Entry[]): string {
  const po = new PO();
  po.headers = heads;
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
