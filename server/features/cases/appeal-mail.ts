import { formatOtherRemedies } from "#shared/cases/other-remedies.ts";
import { product } from "#shared/product.ts";
import type { Ctx } from "../../context.ts";
import type { MailJob } from "../../jobs/mail-job.ts";
import { composeMail } from "../../providers/mail/compose-mail.ts";
import type { Mail } from "../../providers/mail/mailer.ts";
import { signDecision } from "../auth/grants/decision-token.ts";
import { readDecision } from "../auth/mails/contest-note.ts";
import { makeDecisionLink } from "../auth/mails/link-addresses.ts";
import { describeCrownAfterSuspension } from "../shop/stop-renewals.ts";
import { composeForMember } from "../auth/mails/member-mail.ts";
import { describeOutcome, describeReason, toAnsweredAppeal } from "./appeals/tell-answer.ts";
import { selectAnswered } from "./appeals/tell-queries.ts";

/**
 * The mail with the answer to an appeal (appeals.2), with a link that opens the statement without a
 * session. Null of a deleted account.
 */
export async function makeAppealMail(ctx: Ctx, job: MailJob<"appeal_answered">): Promise<Mail | null> {
  const row = await selectAnswered(ctx.sql, job.appealId);
  if (!row || row.email === null) return null;
  const decision = { decisionId: row.decision_id, memberId: row.member_id };
  const url = makeDecisionLink(ctx.config, row.decision_id, await signDecision(ctx, decision));
  const crown = row.is_granted && await describeCrownAfterSuspension(ctx, row.member_id);
  return await composeForMember(({ email, displayName }) =>
    composeMail({
      to: email,
      subject: row.is_granted
        ? `Your appeal on ${product.name} was granted`
        : `The answer to your appeal on ${product.name}`,
      name: displayName,
      paragraphs: [
        describeOutcome(toAnsweredAppeal(row)).join(" "),
        ...describeReason(toAnsweredAppeal(row)),
      ],
      action: { label: readDecision, url },
      notes: [
        row.is_granted
          ? ["The decision no longer counts against you.", ...crown ? [crown.words] : []].join(" ")
          : `This answer is final here. ${formatOtherRemedies(ctx.config.contactEmail)}`,
      ],
    })
  )(ctx, job);
}
