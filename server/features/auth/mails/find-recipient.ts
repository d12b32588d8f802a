import type { Ctx } from "../../../context.ts";
import { findAccountByEmail } from "../account-queries.ts";
import { type Recipient, toRecipient } from "./recipient.ts";

/** The owner of an address; null when it has no account. */
export async function findRecipient(ctx: Ctx, email: string): Promise<Recipient | null> {
  const account = await findAccountByEmail(ctx.sql, email);
  return account && toRecipient(account);
}
