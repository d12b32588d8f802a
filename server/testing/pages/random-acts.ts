import { uuidv7 } from "uuidv7";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { ttsVoices } from "#shared/speech/speech-price-and-voices.ts";
import { searchColumns } from "../../features/posts/search/search-columns.ts";
import { type Act, pick, type Stage } from "./act.ts";
import { callActs, latest } from "./call-acts.ts";
import { commentActs } from "./comment-acts.ts";

/** A picture, with its post. */
const picture: Act = async (by, { t, posts }) => {
  const [id, imageId] = [uuidv7(), uuidv7()];
  const content = "A quiet picture";
  const { search_text, search_tokens } = searchColumns({ id, content });
  await t.sql`
    with stored as (
      insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
      values (${imageId}, ${by.id}, 640, 480, 1000, 'XQgKDYJXd4d', ${t.clock.now()})
    ), written as (
      insert into posts (
        id, author_id, content, search_text, search_tokens, image_id, image_alt, moderation_level, created_at
      )
      values (
        ${id}, ${by.id}, ${content}, ${search_text}, ${search_tokens}, ${imageId}, 'A path', 'top', ${t.clock.now()}
      )
    )
    select wake_follows(${by.id})`;
  posts.push(id);
};

/**
 * A later decision by moderation or an administrator, also on posts that others repost or quote.
 */
const judge: Act = async (_by, { t, posts }) => {
  const [id, level] = [pick(posts.slice(-latest)), pick([...moderationLevels, "top", "top"])];
  await t.sql`
    with judged as (
      update posts
      set moderation_level = ${level}
      where id = ${id} or repost_of_id = ${id}
      returning id, repost_of_id
    )
    insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
    select id, 'text', ${level}, ${`Because of ${level}`}, 'local', ${t.clock.now()}
    from judged
    where repost_of_id is null
    on conflict (post_id, type) where post_id is not null do update
    set level = excluded.level, reason = excluded.reason`;
};

const speak: Act = async (by, { t, posts }) => {
  const [id, now] = [uuidv7(), t.clock.now()];
  await t.sql`
    insert into post_audio (id, post_id, voice, member_id, state, expires_at, created_at)
    select ${id}, p.id, ${pick(ttsVoices.slice(0, 2))}, ${by.id}, 'ready', ${now}, ${now}
    from posts p
    where p.id = ${pick(posts.slice(-latest))} and p.repost_of_id is null
    on conflict (post_id, voice) do update
    set state = case when post_audio.state = 'ready' then 'failed' else 'ready' end`;
};

/** Adds, ends or lapses a crown. */
const badge: Act = async (by, { t }) => {
  const endsAt = pick([
    null,
    new Date(t.clock.now().getTime() - 1000),
    new Date(t.clock.now().getTime() + 60_000),
  ]);
  await t.sql`
    insert into member_badges (id, member_id, badge_type, is_active, expires_at, created_at)
    values (${uuidv7()}, ${by.id}, ${pick(["blackCrown", "green"])}, true, ${endsAt}, ${t.clock.now()})
    on conflict (member_id) where is_active do update
    set badge_type = excluded.badge_type, expires_at = excluded.expires_at`;
};

/** A decision that limits a member, or the end of it. */
const limit: Act = async (by, { t }) => {
  await t.sql`
    update members
    set post_audience = case when post_audience = 'members' then 'followers' else 'members' end
    where id = ${by.id}`;
};

const acts: readonly Act[] = [...callActs, picture, judge, speak, badge, limit, ...commentActs];

/** One random act by a random member, which may be refused. */
export async function actAtRandom(stage: Stage): Promise<void> {
  await pick(acts)(pick(stage.members), stage);
}
