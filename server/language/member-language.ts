import { findLanguage } from "#shared/language/find-language.ts";
import type { Language } from "#shared/language/languages.ts";

/**
 * Returns the language of a member's mails, pushes and notifications: the stored one, English when
 * there is none, and when its texts are no longer here.
 */
export function getMemberLanguage(stored: string | null | undefined): Language {
  return findLanguage(stored) ?? "en";
}
