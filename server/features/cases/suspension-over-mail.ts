import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { composeMail } from "../../providers/mail/compose-mail.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import { describeAfterSuspension } from "../admin/members/describe-after-suspension.ts";
import { signInLink } from "../auth/mails/link-addresses.ts";
import { composeForMember } from "../auth/mails/member-mail.ts";

/** The mail to a member whose suspension for some days is over (cases.4). */
export async function makeSuspensionOverMail(
  ctx: Ctx,
  job: MailJob<"suspension_over">,
): Promise<Mail | null> {
  const after = await describeAfterSuspension(ctx, job.memberId);
  return await composeForMember(({ email, displayName, username }) =>
    composeMail({
      to: email,
      subject: `Your ${product.name} account is open again`,
      name: displayName,
      paragraphs: [`The suspension of your account @${username} is over. You can sign in again.`],
      action: { label: "Sign in", url: signInLink(ctx.config) },
      notes: [after],
    })
  )(ctx, job);
}
