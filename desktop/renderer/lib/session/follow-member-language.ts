import type { QueryClient } from "@tanstack/react-query";
import { changeSettings } from "#shared/account/settings-contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { findLanguage } from "#shared/language/find-language.ts";
import { call } from "../api/call.ts";
import { pageLanguage } from "../language/page-language.ts";
import { platform } from "../platform/current-platform.ts";
import { sessionKey } from "../query-keys/member-keys.ts";
import { tabTexts } from "../storage/guarded-storage.ts";

const storageKey = "glimmer.language-asked";

/**
 * Opens the page in the language of whoever is signed in, as soon as the page knows them, and keeps
 * the page's with a member who has none (product.17). A choice on another device shows at the next
 * load: somebody may be writing here.
 */
export function followMemberLanguage(client: QueryClient): void {
  // It came in the language that was asked for.
  if (tabTexts.getItem(storageKey) === pageLanguage) tabTexts.removeItem(storageKey);
  const getUser = () => client.getQueryData<CurrentUser | null>(sessionKey);
  const atFirst = getUser();
  if (atFirst) followLanguageOf(atFirst);
  let known = atFirst?.id;
  client.getQueryCache().subscribe(() => {
    const user = getUser();
    if (user?.id === known) return;
    known = user?.id;
    // A sign-in goes on to another address at once, which is the one to open.
    if (user) setTimeout(() => followLanguageOf(user));
  });
}

function followLanguageOf(user: CurrentUser): void {
  const own = findLanguage(pageLanguage);
  // A build in a language that is not offered, for its translators.
  if (!own) return;
  const language = findLanguage(user.language);
  if (language === undefined) {
    if (user.language === null) call(changeSettings, { body: { language: own } }).catch(() => undefined);
    return;
  }
  // Pages that were built in one language alone stay as they are.
  if (language === own || tabTexts.getItem(storageKey) === language) return;
  // Without a note of it the page might ask for ever.
  if (tabTexts.setItem(storageKey, language)) platform().openInLanguage(language);
}
