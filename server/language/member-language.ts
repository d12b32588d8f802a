import type { Language } from "#shared/language/languages.ts";

/** Returns the language of a member's mails and pushes: English until members can choose one. */
export function getMemberLanguage(): Language {
  return "en";
}
