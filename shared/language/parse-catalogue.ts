import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import PO from "pofile";

/** The messages of a language in ICU's format, by the ids that `msg` gives them. */
export type Catalogue = ReadonlyMap<string, string>;

/**
 * Reads a catalogue as a `.po` file has it. What is not translated yet is left out, and what its
 * translator is unsure of.
 */
export function parseCatalogue(file: string): Catalogue {
  return new Map(
    PO.parse(file).items.flatMap(({ msgid, msgctxt, msgstr: [translated], flags }) =>
      translated && !flags["fuzzy"]
        ? [[generateMessageId(msgid, msgctxt) as string, translated] as const]
        : []
    ),
  );
}
