import { uuidv7 } from "uuidv7";
import { getNextEvening } from "#shared/thanks/next-evening.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { notifyMember } from "../../../../server/features/notifications/notify-fragments.ts";
import { dayMs } from "../compose/community.ts";

/** Lets some members thank Amara for two of her posts; she heard of it last evening (posts.32). */
export async function saveThanks(tx: Sql, now: Date): Promise<void> {
  const lastEvening = new Date(getNextEvening(now, "UTC").getTime() - dayMs);
  const given = await tx<{ receiver_id: string; post_id: string; giver_id: string }[]>`
    select p.author_id as receiver_id, p.id as post_id, l.member_id as giver_id
    from members m
    cross join lateral (
      select p.id, p.author_id
      from posts p
      where p.author_id = m.id and p.repost_of_id is null and p.likes_count > 0 and p.created_at < ${lastEvening}
      order by p.id desc
      limit 2
    ) as p
    cross join lateral (
      select l.member_id
      from post_likes l
      where l.post_id = p.id
      order by l.created_at
      limit 2
    ) as l
    where m.username = 'amara_osei'`;
  const at = new Date(lastEvening.getTime() - dayMs / 2);
  const rows = given.map((one) => ({
    ...one,
    id: uuidv7(),
    created_at: at,
    tell_at: lastEvening,
    told_at: lastEvening,
  }));
  await tx`insert into thanks ${tx(rows)}`;
  await tx`
    select count(${
    notifyMember(tx, {
      type: "thanks",
      receiverId: tx`t.receiver_id`,
      actorId: tx`t.giver_id`,
      group: tx`('thanks:' || extract(epoch from t.tell_at)::bigint)`,
      postId: null,
      at: lastEvening,
    })
  })
    from thanks t`;
}
