import { lisaId, lisaModels } from "#shared/assistant/lisa.ts";
import { getBadgeTier } from "#shared/members/badge-rules.ts";
import { getPriceForTier, serviceCosts } from "#shared/xp/service-prices.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { getGeneralSupport } from "../../../../server/features/moderation/get-support.ts";
import { writeHelp } from "../../../../server/features/moderation/help-text.ts";
import { hasCrisisWords } from "../../../../server/features/moderation/words-of-crisis.ts";
import { notifyMember } from "../../../../server/features/notifications/notify-fragments.ts";
import { charge } from "../../../../server/features/xp/pay-and-charge-fragments.ts";
import type { Community } from "../compose/community.ts";
import { createSeededRandom } from "../random.ts";
import { askedInChats } from "../texts/lisa.ts";
import { send } from "./save-messages.ts";

const hourMs = 60 * 60 * 1000;

/** Has members write to Lisa, and her to them, and notes all her answers: also those to posts. */
export async function saveLisa(tx: Sql, { members }: Community, now: Date): Promise<void> {
  const random = createSeededRandom(89);
  await tx`
    insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
    select p.id, 'post', p.author_id, c.id, 'answered', c.created_at
    from comments c
    join posts p on p.id = c.post_id
    where c.author_id = ${lisaId}`;
  await notifyAskers(tx);
  for (const { member, question, answer, getsHelp, hoursAgo } of askedInChats) {
    const askerId = members.find(({ person }) => person.username === member)?.id ?? "";
    const at = new Date(now.getTime() - hoursAgo * hourMs);
    const answeredAt = new Date(at.getTime() + 20_000);
    const id = await send(tx, random, { from: askerId, to: lisaId, text: question, at });
    if (getsHelp) {
      const helpedAt = new Date(at.getTime() + 2_000);
      const text = writeHelp(getGeneralSupport("en"));
      await send(tx, random, { from: lisaId, to: askerId, text, at: helpedAt });
    }
    const answerId = await send(tx, random, { from: lisaId, to: askerId, text: answer, at: answeredAt });
    await tx`select count(*) from read_messages(${askerId}, ${lisaId}, null)`;
    // Her job finds that this is answered.
    await tx`
      insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
      values (${id}, 'message', ${askerId}, ${answerId}, 'answered', ${answeredAt})`;
  }
}

/** Takes what her answers cost, once the members have earned it; in a crisis nothing (ai.26). */
export async function payLisa(tx: Sql, { members }: Community): Promise<void> {
  const badges = new Map(members.map(({ id, person }) => [id, person.badge ?? null]));
  const answers = await tx<{ id: string; asker_id: string; created_at: Date; question: string | null }[]>`
    select a.id, a.asker_id, a.created_at, m.content as question
    from lisa_answers a
    left join messages m on m.id = a.id
    order by a.created_at`;
  for (const { id, asker_id: memberId, created_at: at, question } of answers) {
    if (question !== null && hasCrisisWords(question)) continue;
    const tier = getBadgeTier(badges.get(memberId) ?? null);
    const amount = getPriceForTier(serviceCosts[lisaModels.standard.service], tier);
    await tx`select ${charge(tx, { memberId, amount, reason: "lisa_chat", reference: id, key: id, at })}`;
  }
}

/** Runs before the notifications of comments, which these replace. */
async function notifyAskers(tx: Sql): Promise<void> {
  const answered = notifyMember(tx, {
    type: "lisa",
    receiverId: tx`a.asker_id`,
    actorId: lisaId,
    group: tx`('comment:' || c.id)`,
    postId: tx`c.post_id`,
    commentId: tx`c.id`,
    at: tx`c.created_at`,
  });
  await tx`
    select count(${answered})
    from lisa_answers a
    join comments c on c.id = a.answer_id`;
}
