import { type Text, writeTextWith } from "#shared/language/text.ts";
import { i18n } from "./i18n.ts";

/** Returns a text of `shared/` in the language of the page. */
export function showText(text: Text): string {
  return writeTextWith(i18n, text);
}
