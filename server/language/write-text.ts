import { type I18n, setupI18n } from "@lingui/core";
import { type CompiledMessage, compileMessage } from "@lingui/message-utils/compileMessage";
import type { Language } from "#shared/language/languages.ts";
import { type Text, writeTextWith } from "#shared/language/text.ts";

/** Messages are those of the sources, of which there are some thousand. */
const compiled = new Map<string, CompiledMessage>();

function compile(message: string): CompiledMessage {
  const known = compiled.get(message);
  if (known) return known;
  const tokens = compileMessage(message);
  compiled.set(message, tokens);
  return tokens;
}

const writers: Readonly<Record<Language, I18n>> = {
  en: setupI18n({ locale: "en", messages: { en: {} } }).setMessagesCompiler(compile),
};

/** Returns the text in the receiver's language. */
export function writeText(text: Text, language: Language): string {
  return writeTextWith(writers[language], text);
}
