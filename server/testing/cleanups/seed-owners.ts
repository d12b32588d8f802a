import { product } from "#shared/product.ts";
import type { Sql } from "../../db/open-database.ts";

/** As many as the largest seeding of a table with a row per member. */
export async function seedMembers(sql: Sql, count: number, at: Date): Promise<void> {
  await sql`
    insert into members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
    )
    select
      md5('member' || n)::uuid, 'seed' || n || '@example.org', 'seed_' || n, 'Seed', '-', ${at},
      ${product.termsVersion}, ${product.privacyVersion}, ${at}
    from generate_series(1, ${count}::integer) as n`;
}

/** The owners of the rows of some tables. */
export async function seedOwners(sql: Sql, at: Date): Promise<void> {
  await sql`
    insert into bot_users (
      member_id, interests, character, post_frequency, comment_frequency, like_frequency, works_from, works_until,
      answers_messages, is_active, image_model, image_prompt, writes_texts, draws_images, content_length, created_at
    )
    values (
      md5('member1')::uuid, '-', 'robot', 0, 0, 0, '08:00', '20:00', false, false, 'dalle-2', '-', true, false, 100, ${at}
    )`;
  await sql`
    insert into promotions (
      id, post_id, member_id, duration_hours, started_at, ends_at, due_at, ended_at, end_reason
    )
    values (
      md5('promotion')::uuid, gen_random_uuid(), md5('member1')::uuid, 1, ${at}, ${at}, ${at},
      ${at}::timestamptz - interval '2 hours', 'time'
    )`;
  await sql`
    with opened as (
      insert into conversations (id, low_id, high_id)
      select md5('conversation')::uuid, min(id::text)::uuid, max(id::text)::uuid
      from members
      where username in ('seed_1', 'seed_2')
    )
    insert into messages (id, conversation_id, sender_id, receiver_id, position, version, created_at, content)
    values (
      md5('message')::uuid, md5('conversation')::uuid, md5('member1')::uuid, md5('member2')::uuid, 1, 1, ${at}, '-'
    )`;
  await sql`
    insert into cases (id, kind, subject_id, sources, snapshot, opened_at)
    values (md5('case')::uuid, 'post', md5('case')::uuid, '{report}', '{}', ${at})`;
  await sql`
    insert into cases (id, kind, subject_id, sources, snapshot, opened_at, closed_at, has_copies)
    select md5('closed case')::uuid, 'post', md5('closed case')::uuid, '{report}', '{}', long_ago, long_ago, false
    from (values (${at}::timestamptz - interval '2 years')) as closed (long_ago)`;
}
