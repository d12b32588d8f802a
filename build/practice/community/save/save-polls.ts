import { uuidv7 } from "uuidv7";
import { z } from "zod";
import { pollReasons } from "#shared/notifications/poll-reasons.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { notifyFromPoll } from "../../../../server/features/notifications/notify-fragments.ts";
import { searchColumns } from "../../../../server/features/posts/search/search-columns.ts";
import { readTexts, texts } from "../texts/read-texts.ts";

const poll = z.strictObject({
  /** Words of the post that has it. */
  words: z.string(),
  answers: texts,
  isMultiple: z.boolean(),
  lastsHours: z.number(),
  /** How many chose the answers at these places. */
  votes: z.array(z.strictObject({ places: z.array(z.number()), count: z.number() })),
});

const polls = readTexts("polls", z.array(poll));

/** Gives some posts polls with votes, and tells of those that have ended (posts.28). */
export async function savePolls(tx: Sql, now: Date): Promise<void> {
  for (const one of polls) await savePoll(tx, one, now);
}

async function savePoll(
  tx: Sql,
  { words, answers, isMultiple, lastsHours, votes }: z.output<typeof poll>,
  now: Date,
): Promise<void> {
  const posts = await tx<{ id: string; content: string }[]>`
    select id, content from posts where strpos(lower(content), lower(${words})) > 0`;
  const [post] = posts;
  if (!post || posts.length > 1) throw new Error(`Not one post says "${words}"`);
  const found = searchColumns({ ...post, answers });
  await tx`
    update posts
    set has_poll = true, search_text = ${found.search_text}, search_tokens = ${found.search_tokens}::text::tsvector
    where id = ${post.id}`;
  const counts = answers.map((_, place) =>
    votes.reduce((sum, { places, count }) => sum + (places.includes(place) ? count : 0), 0)
  );
  const choices = votes.flatMap(({ places, count }) =>
    Array.from({ length: count }, () => places.reduce((bits, place) => bits | (1 << place), 0))
  );
  const [saved] = await tx<{ ends_at: Date }[]>`
    insert into polls (post_id, answer_ids, answers, counts, votes_count, is_multiple, ends_at, voted_revision)
    select
      id, ${answers.map(() => uuidv7())}::uuid[], ${answers}::text[], ${counts}::integer[], ${choices.length},
      ${isMultiple}, created_at + ${lastsHours} * interval '1 hour', 1
    from posts
    where id = ${post.id}
    returning ends_at`;
  await saveVotes(tx, post.id, choices);
  if (saved && saved.ends_at <= now) await saveEnd(tx, post.id, saved.ends_at);
}

/** By members who see the post, a few minutes after each other. */
async function saveVotes(tx: Sql, postId: string, choices: readonly number[]): Promise<void> {
  const written = await tx`
    insert into poll_votes (post_id, voter_id, choice, created_at)
    select ${postId}::uuid, voter.id, cast_by.choice, voter.posted_at + voter.n * interval '7 minutes'
    from (
      select m.id, p.created_at as posted_at, row_number() over (order by md5(m.id::text || p.id::text)) as n
      from posts p
      join members m on m.id <> p.author_id and not m.is_bot and m.created_at < p.created_at
      where p.id = ${postId}
        and m.suspended_at is null
        and not exists (select from blocks_between(m.id, p.author_id))
    ) as voter
    join unnest(${[...choices]}::smallint[]) with ordinality as cast_by (choice, n) using (n)
    returning voter_id`;
  if (written.length !== choices.length) throw new Error("Too few members can vote");
}

async function saveEnd(tx: Sql, postId: string, at: Date): Promise<void> {
  await tx`update polls set ended_at = ${at}, told_at = ${at} where post_id = ${postId}`;
  const about = { postId: tx`p.id`, at };
  await tx`
    select
      ${
    notifyFromPoll(tx, {
      ...about,
      receiverId: tx`p.author_id`,
      actorId: null,
      reason: pollReasons.author,
    })
  },
      (
        select count(${
    notifyFromPoll(tx, {
      ...about,
      receiverId: tx`v.voter_id`,
      actorId: tx`p.author_id`,
      reason: pollReasons.voter,
    })
  })
        from poll_votes v
        where v.post_id = p.id
      )
    from posts p
    where p.id = ${postId}`;
}
