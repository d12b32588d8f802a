import PO from "pofile";
import { readFileSync } from "node:fs";

/**
 * Returns a function that says an English message without plurals in a language, with its values or
 * in a context. It throws when the catalogue has no such message.
 */
export function readCatalogueWords(
  language: string,
): (english: string, values?: Readonly<Record<string, string>>, context?: string) => string {
  const file = new URL(`../../../../shared/language/catalogue/${language}.po`, import.meta.url);
  const { items } = PO.parse(readFileSync(file, "utf8"));
  return (english, values = {}, context) => {
    const [text] =
      items.find(({ msgid, msgctxt }) => msgid === english && (msgctxt || undefined) === context)?.msgstr ??
        [];
    if (!text) throw new Error(`There is no message '${english}'`);
    return text.replaceAll(/\{(\w+)\}/g, (value, name: string) => values[name] ?? value);
  };
}
