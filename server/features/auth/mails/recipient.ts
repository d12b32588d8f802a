import type { Language } from "#shared/language/languages.ts";
import { getMemberLanguage } from "../../../language/member-language.ts";
import type { AccountRow } from "../account-fragments.ts";

/** The member who gets a mail about their account. */
export interface Recipient {
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly language: Language;
}

export function toRecipient(account: AccountRow): Recipient & { readonly id: string } {
  const { id, email, username, display_name: displayName } = account;
  return { id, email, username, displayName, language: getMemberLanguage(account.language) };
}

/** Used when an address has no member, so that the same work is done either way (auth.6). */
export const stranger = {
  id: "00000000-0000-0000-0000-000000000000",
  username: "nobody",
  displayName: "Nobody",
};
