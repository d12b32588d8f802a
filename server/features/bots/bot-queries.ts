import type { BotActKind, BotUser } from "#shared/bots/bot-shapes.ts";
import type { Character } from "#shared/bots/characters.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../db/open-database.ts";

export interface BotRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly username: string;
  readonly display_name: string;
  readonly profile_image_url: string | null;
  readonly profile_image_made_with_ai: boolean;
  readonly bio: string | null;
  readonly xp: number;
  readonly lifetime_xp: number;
  readonly moderation_level: ModerationLevel | null;
  readonly interests: string;
  readonly character: Character;
  /** Acts an hour, as text. */
  readonly post_frequency: string;
  readonly comment_frequency: string;
  readonly like_frequency: string;
  readonly works_from: string;
  readonly works_until: string;
  readonly answers_messages: boolean;
  readonly is_active: boolean;
  readonly image_model: BotUser["dalleModel"];
  readonly image_prompt: string;
  readonly writes_texts: boolean;
  readonly draws_images: boolean;
  readonly content_length: number;
  readonly tokens: number;
  readonly images: number;
  readonly dropped: number;
  readonly created_at: Date;
  readonly next_act: { readonly kind: BotActKind; readonly at: string } | null;
  readonly last_acts: readonly {
    readonly kind: BotActKind;
    readonly at: string;
    readonly postId: string | null;
    readonly dropped: BotUser["lastActs"][number]["dropped"];
  }[];
}

/** All bots, latest first, or the one with an email. Their acts by `bot_acts_of_bot`. */
export function selectBots(sql: Sql, email: string | null = null): Promise<BotRow[]> {
  return sql<BotRow[]>`
    select
      m.id, m.email, m.first_name, m.last_name, m.username, m.display_name, m.profile_image_url,
      m.profile_image_made_with_ai, m.bio, m.xp, m.lifetime_xp, m.moderation_level,
      b.interests, b.character, b.post_frequency, b.comment_frequency,
      b.like_frequency, b.works_from, b.works_until, b.answers_messages, b.is_active, b.image_model, b.image_prompt,
      b.writes_texts, b.draws_images, b.content_length, b.tokens, b.images, b.dropped, b.created_at,
      (
        select json_build_object('kind', a.kind, 'at', a.due_at)
        from bot_acts a
        where a.member_id = b.member_id
          and a.state = 'waiting'
        order by a.due_at
        limit 1
      ) as next_act,
      (
        select
          coalesce(
            json_agg(
              json_build_object(
                'kind', last.kind,
                'at', coalesce(last.ended_at, last.due_at),
                'postId', coalesce(last.post_id, c.post_id),
                'dropped', case when last.state = 'dropped' then coalesce(last.reason, 'failed') end
              )
              order by last.due_at desc
            ),
            '[]'
          )
        from (
          select *
          from bot_acts a
          where a.member_id = b.member_id
            and a.state in ('done', 'dropped')
          order by a.due_at desc
          limit 5
        ) as last
        left join comments c on c.id = last.comment_id
      ) as last_acts
    from bot_users b
    join members m on m.id = b.member_id
    where ${email === null ? sql`true` : sql`lower(m.email) = ${email}`}
    order by b.created_at desc, b.member_id desc`;
}
