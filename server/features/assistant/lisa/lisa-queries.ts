import type { LisaModel } from "#shared/assistant/lisa.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Sql } from "../../../db/open-database.ts";
import { filterInForceOf } from "../../../db/visibility/content-visibility.ts";
import type { Written } from "../../moderation/words-of-crisis.ts";

/** More texts of one place are not looked through. */
const recentTexts = 50;

/** The kind of content that asks Lisa. */
export interface Question {
  readonly kind: "post" | "comment" | "message";
  readonly id: string;
}

export interface AskerRow {
  readonly id: string;
  readonly username: string;
  readonly filter: ModerationLevel;
  readonly lisa_model: LisaModel;
  readonly has_given_birth_date: boolean;
  /** Of what Lisa says for the product; her answers are in that of the question. */
  readonly language: string | null;
}

/**
 * The author of a question. Null when it is gone, was answered or refused before, or comes from a
 * bot or suspended member.
 */
export async function selectAsker(sql: Sql, { kind, id }: Question, now: Date): Promise<AskerRow | null> {
  const author = {
    post: sql`select author_id from posts where id = ${id} and removed_at is null`,
    comment: sql`select author_id from comments where id = ${id} and deleted_at is null`,
    message:
      sql`select sender_id from messages where id = ${id} and receiver_id = lisa_id() and unsent_at is null`,
  };
  const [row] = await sql<AskerRow[]>`
    select m.id, m.username, ${
    filterInForceOf(sql, now)
  } as filter, m.lisa_model, m.has_given_birth_date, m.language
    from members m
    where m.id = (${author[kind]})
      and not m.is_bot
      and m.suspended_at is null
      and not exists (select from lisa_answers a where a.id = ${id} and a.state <> 'answering')`;
  return row ?? null;
}

/** A text of a member's, and whether it stands on the post. */
export interface WrittenThere extends Written {
  readonly is_on_post: boolean;
}

/**
 * Reads what a member has written to Lisa since a moment, and on a post, if one is given: latest
 * first, without what was taken back.
 */
export async function selectRecentTexts(
  sql: Sql,
  { askerId, postId, since }: { askerId: string; postId: string | null; since: Date },
): Promise<WrittenThere[]> {
  return await sql<WrittenThere[]>`
    (
      select concat_ws(E'\\n', e.content, e.image_alt) as text, e.created_at as at, false as is_on_post
      from messages e
      where e.sender_id = ${askerId} and e.receiver_id = lisa_id() and e.unsent_at is null and e.created_at > ${since}
      order by e.id desc
      limit ${recentTexts}
    )
    union all
    (
      select c.content, c.created_at, true
      from comments c
      where c.author_id = ${askerId} and c.post_id = ${postId} and c.deleted_at is null and c.created_at > ${since}
      order by c.id desc
      limit ${recentTexts}
    )
    union all
    select concat_ws(E'\\n', p.content, p.image_alt), p.created_at, true
    from posts p
    where p.id = ${postId} and p.author_id = ${askerId} and p.removed_at is null and p.created_at > ${since}`;
}

export interface NewAnswer extends Question {
  readonly askerId: string;
  readonly answerId: string;
  readonly isCrisis: boolean;
  readonly service: string;
  /** XP; 0: it is free (ai.26). */
  readonly cost: number;
  /** The highest possible use. */
  readonly tokens: number;
  readonly limits: readonly number[];
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Marks a question as refused for good. */
export async function insertRefused(
  sql: Sql,
  { kind, id, askerId, answerId, at }: Pick<NewAnswer, "kind" | "id" | "askerId" | "answerId" | "at">,
): Promise<void> {
  await sql`
    insert into lisa_answers (id, kind, asker_id, answer_id, state, created_at)
    values (${id}, ${kind}, ${askerId}, ${answerId}, 'refused', ${at})
    on conflict (id) do nothing`;
}
