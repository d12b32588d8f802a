import { msg } from "@lingui/core/runtime-macro";
import { formatRemovalDay } from "#shared/account/restorable-days.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../../context.ts";
import { Forbidden } from "../../../errors.ts";
import { insertMail } from "../../../jobs/mail-queries.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { AccountRow } from "../account-fragments.ts";
import { findAccount } from "../account-queries.ts";
import type { Recipient } from "../mails/recipient.ts";
import { restoreAccount } from "./restore-account.ts";
import type { SignInProof } from "../sessions/session-queries.ts";

/**
 * Refuses a member who deleted their account and did not ask to restore it. Throws
 * `Forbidden("account_left")`.
 */
export function refuseLeftAccount(account: Pick<AccountRow, "left_at"> | null): void {
  if (!account?.left_at) return;
  const day = formatRemovalDay(account.left_at);
  throw new Forbidden(
    [
      msg`You deleted this account.`,
      msg`It is removed for good on ${{ day }}; until then you can have it back as it was.`,
    ],
    "account_left",
  );
}

/**
 * The account of a member who signs in, restored if they had deleted it and ask for it (auth.18).
 * Throws `Forbidden("account_left")` when they do not ask. Null when the proof is no longer valid,
 * or the account was removed meanwhile.
 */
export async function restoreIfLeft(
  ctx: Ctx,
  account: AccountRow,
  proof: SignInProof,
  isWanted: boolean,
): Promise<AccountRow | null> {
  if (!account.left_at) return account;
  if (!isWanted) refuseLeftAccount(account);
  const isBack = await ctx.db.transaction(async (tx) => {
    const isDone = await restoreAccount(tx, {
      memberId: account.id,
      passwordHash: "passwordHash" in proof ? proof.passwordHash : null,
      linkHash: "linkHash" in proof ? proof.linkHash : null,
      at: ctx.clock.now(),
    });
    const told = { memberId: account.id, to: account.email };
    if (isDone) await insertMail({ sql: tx, clock: ctx.clock }, "account_back", told);
    return isDone;
  });
  const restored = await findAccount(ctx.sql, account.id);
  // Another sign-in at the same time may have restored it.
  if (!restored || restored.left_at) return null;
  if (isBack) {
    ctx.actors.forgetMember(account.id);
    ctx.changed("everything");
    ctx.publish({ type: "member_changed", userId: account.id });
    ctx.jobs.added();
  }
  return restored;
}

/** Tells a member that their deleted account is restored (auth.19). */
export function composeAccountRestoredMail(
  { email, language, displayName, username }: Recipient,
  contactEmail: string,
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} account is back`,
    name: displayName,
    paragraphs: [
      msg`You signed in and asked for your account @${{
        username,
      }} back. Your profile, posts, comments and XP are as they were.`,
    ],
    notes: [
      msg`Promotions that were stopped do not resume.`,
      msg`If it wasn't you, set a new password, or write to ${{ contactEmail }}.`,
    ],
  });
}
