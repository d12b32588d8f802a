import { msg, plural } from "@lingui/core/runtime-macro";
import { formatRemovalDay, restorableDays } from "#shared/account/restorable-days.ts";
import { product } from "#shared/product.ts";
import { composeMail } from "../../../providers/mail/compose-mail.ts";
import type { Mail } from "../../../providers/mail/mailer.ts";
import type { Recipient } from "../../auth/mails/recipient.ts";

/** Tells a member that their account is deleted, and how to restore it. */
export function composeDeletedMail(
  { email, language, displayName, username }: Recipient,
  { at, signInLink, contactEmail }: {
    readonly at: Date;
    readonly signInLink: string;
    readonly contactEmail: string;
  },
): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} account is deleted`,
    name: displayName,
    paragraphs: [
      msg`Your account @${{
        username,
      }} is deleted. You are signed out everywhere, and nobody can see your profile, posts or comments any longer.`,
      msg`Did you change your mind? Sign in by ${{
        day: formatRemovalDay(at),
      }}, and everything is back as it was.`,
    ],
    action: { label: msg`Sign in`, url: signInLink },
    notes: [
      msg`After these ${
        plural({ days: restorableDays }, { one: "# day", other: "# days" })
      } your account is removed for good. Messages you sent stay with those who received them, under the name "Deleted member".`,
      msg`If it wasn't you, sign in and set a new password, or write to ${{ contactEmail }}.`,
    ],
  });
}

/** The last mail to a member: the account cannot be restored any more. */
export function composeRemovedMail({ email, language, displayName, username }: Recipient): Mail {
  return composeMail({
    to: email,
    language,
    subject: msg`Your ${{ product: product.name }} account is removed`,
    name: displayName,
    paragraphs: [
      msg`It is ${
        plural({ days: restorableDays }, { one: "# day", other: "# days" })
      } since you deleted your account @${{ username }}, and it is removed for good now, as you asked.`,
      msg`Thank you for the time you spent with us.`,
    ],
    notes: [
      msg`Records of payments stay as long as the law asks for them. You are welcome to join again at any time, with this address too.`,
    ],
  });
}
