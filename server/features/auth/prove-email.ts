import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../context.ts";
import { updateProvenEmail } from "./account-queries.ts";
import { selectAdministration } from "./administration-queries.ts";

interface Account {
  readonly id: string;
  readonly email: string;
}

/**
 * Notes that whoever has the account has the mailbox of its address too (auth.13): the caller
 * followed a link mailed there where they registered, or are signed in.
 */
export async function proveEmail(ctx: Ctx, account: Account): Promise<void> {
  await updateProvenEmail(ctx.sql, account);
  ctx.actors.forgetMember(account.id);
}

/**
 * Says what an address of `ADMIN_EMAILS` means for the account that has it (auth.13); null for any
 * other. Only who follows a link mailed to the address reads it.
 */
export async function describeAdministration(
  { sql, config: { adminEmails } }: Ctx,
  { id, email }: Account,
): Promise<Text | null> {
  if (!adminEmails.includes(email.toLowerCase())) return null;
  const { isAdmin } = await selectAdministration(sql, { memberId: id, adminEmails });
  return isAdmin
    ? msg`You're an administrator.`
    : msg`You become an administrator once you set a new password: choose "Forgot your password?" on the sign-in page. Until then somebody else may know the one that was registered with this address.`;
}
