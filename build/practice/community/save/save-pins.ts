import type { Sql } from "../../../../server/db/open-database.ts";

/** Pins the most liked post of each account to their profile (members.18). */
export async function savePins(tx: Sql, now: Date): Promise<void> {
  await tx`
    insert into pinned_posts (member_id, post_id, pinned_at)
    select distinct on (m.id) m.id, p.id, ${now}
    from members m
    join posts p on p.author_id = m.id
    where m.username = any(${["wren.calloway", "amara_osei", "hana.suzuki"]}::text[])
      and p.repost_of_id is null
      and p.moderation_level = 'top'
    order by m.id, p.likes_count desc, p.id`;
}

/** One account leaves out what somebody whom it follows reposts, and another's quotes (mutes.2). */
export async function savePartialMutes(tx: Sql, now: Date): Promise<void> {
  await tx`
    insert into partial_mutes (muter_id, muted_id, part, created_at)
    select muter.id, muted.id, part, ${now}
    from members muter
    cross join unnest(array['reposts', 'quotes']) as part
    cross join lateral (
      select m.id
      from posts p
      join members m on m.id = p.author_id
      where m.id <> muter.id
        and not m.is_bot
        and case part when 'reposts' then p.repost_of_id is not null else p.quoted_post_id is not null end
        and not exists (select from mutes where muter_id = muter.id and muted_id = m.id)
        and not exists (select from blocks_between(muter.id, m.id))
      group by m.id, m.username
      order by count(*) desc, m.username
      limit 1
    ) as muted
    where muter.username = 'amara_osei'`;
}
