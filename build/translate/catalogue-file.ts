import PO from "pofile";
import type { Message } from "../../desktop/vite/messages/extract-messages.ts";

/** What a catalogue has for a message. */
export interface Translation {
  /** Empty when there is none yet. */
  readonly translated: string;
  /** Whether its translator marked it as one to look at again (`fuzzy`): no page shows it. */
  readonly isUnsure?: boolean;
  /** What translators wrote beside it. */
  readonly remarks?: readonly string[];
}

/** A message of the sources with its translation. */
export interface Entry extends Message, Translation {}

/** The translations of a catalogue by `keyOf`, also of messages that are gone. */
export function readTranslations(file: string): ReadonlyMap<string, Translation> {
  return new Map(
    PO.parse(file).items.map(({ msgid, msgctxt, msgstr: [translated = ""], flags, comments }) => [
      keyOf({ english: msgid, context: msgctxt ?? undefined }),
      { translated, isUnsure: flags["fuzzy"] === true, remarks: comments },
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
  po.items = entries.map(
    ({ english, context, comments, files, translated, isUnsure = false, remarks = [] }) => {
      const item = new PO.Item();
      item.msgid = english;
      if (context !== undefined) item.msgctxt = context;
      item.msgstr = [translated];
      item.extractedComments = [...comments];
      item.references = [...files];
      item.comments = [...remarks];
      if (isUnsure) item.flags["fuzzy"] = true;
      return item;
    },
  );
  return `${po.toString().trimEnd()}\n`;
}
