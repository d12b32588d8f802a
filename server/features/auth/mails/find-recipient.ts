import type { Ctx } from "../../../context.ts";
import { findAccountByEmail } from "../account-queries.ts";
import { type Recipient, recipientOf } from "./recipient.ts";

/** Whose account the address is; null when nobody's. */
export async function findRecipient(ctx: Ctx, email: string): Promise<Recipient | null> {
  const account = await findAccountByEmail(ctx.sql, email);
  return account && recipientOf(account);
}
