import { setupI18n } from "@lingui/core";
import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";
import { getFormatLocale } from "./format-locale.ts";
import type { Language } from "./languages.ts";
import type { Catalogue } from "./parse-catalogue.ts";
import { type Text, writeTextWith } from "./text.ts";

/** Messages are those of the sources, of which there are some thousand. */
const compiled = new Map<string, CompiledMessage>();

function compile(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known) return known;
  const tokens = compileMessage(message);
  compiled.set(message, tokens);
  return tokens;
}

/**
 * Returns the function that writes texts in a language, for programs that are built once for all
 * languages: it compiles a message when it is first written. A page's build has compiled its own.
 * What the catalogue has not is written in English, for which there is none.
 */
export function createTextWriter(
  language: Language,
  catalogue: Catalogue = new Map(),
): (text: Text) => string {
  const i18n = setupI18n({
    locale: language,
    locales: getFormatLocale(language),
    messages: { [language]: Object.fromEntries(catalogue) },
  }).setMessagesCompiler(compile);
  return (text) => writeTextWith(i18n, text);
}
