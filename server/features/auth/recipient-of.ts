import type { AccountRow } from "./account-columns.ts";
import type { Recipient } from "./mails/recipient.ts";

export function recipientOf(account: AccountRow): Recipient & { readonly id: string } {
  const { id, email, username, display_name: displayName } = account;
  return { id, email, username, displayName };
}
