import { product } from "#shared/product.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { makePlayers, type Player } from "../realtime/players.ts";

/** Two threads and two lists that differ in their length alone. */
export interface ThreadSizes {
  readonly messages: { readonly small: number; readonly large: number };
  readonly conversations: { readonly small: number; readonly large: number };
}

interface Reader {
  /** Reads the thread. */
  readonly reader: Player;
  readonly threadPath: string;
  /** Has the conversations. */
  readonly lister: Player;
}

/** Writes threads and conversations straight into the tables. The small side first. */
export async function seedThreads(origin: string, sql: Sql, sizes: ThreadSizes): Promise<Reader[]> {
  const sides: Reader[] = [];
  for (const side of ["small", "large"] as const) {
    const [reader, other, lister] = await makePlayers(origin, sql, 3);
    if (!reader || !other || !lister) throw new Error("Nobody came");
    await writeThread(sql, reader.id, other.id, sizes.messages[side]);
    await writeConversations(sql, lister.id, sizes.conversations[side]);
    sides.push({ reader, threadPath: `/api/conversations/${other.id}`, lister });
  }
  // Else autovacuum does so during the rounds, as processor time of the database.
  await sql.unsafe("vacuum analyze");
  return sides;
}

async function writeThread(sql: Sql, one: string, other: string, count: number): Promise<void> {
  const [row] = await sql<{ id: string }[]>`
    insert into conversations (id, low_id, high_id, version)
    values (gen_random_uuid(), least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid), ${count})
    returning id`;
  const conversation = row?.id ?? "";
  await sql`
    insert into messages (
      id, sender_id, receiver_id, content, moderation_level, created_at, conversation_id, position, version
    )
    select
      gen_random_uuid(),
      case when n % 2 = 0 then ${one}::uuid else ${other}::uuid end,
      case when n % 2 = 0 then ${other}::uuid else ${one}::uuid end,
      'Message ' || n, 'top', now() - (${count} - n) * interval '1 second',
      ${conversation}, n, n
    from generate_series(1, ${count}::integer) as n`;
  await sql`
    insert into conversation_members (
      conversation_id, member_id, other_id, state, received_position, delivered_position, read_position, last_message_id,
      last_message_at
    )
    select
      ${conversation}, side.member_id, side.other_id, 'open', received.position, received.position, received.position, last.id,
      last.created_at
    from (values (${one}::uuid, ${other}::uuid), (${other}::uuid, ${one}::uuid)) as side (member_id, other_id)
    cross join (
      select id, created_at from messages where conversation_id = ${conversation} and position = ${count}
    ) as last
    cross join lateral (
      select max(position) as position
      from messages
      where conversation_id = ${conversation} and receiver_id = side.member_id
    ) as received`;
}

/** Conversations of one message each, from members who are new. */
export async function writeConversations(sql: Sql, memberId: string, count: number): Promise<void> {
  await sql`
    with others as (
      insert into members (
        id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at
      )
      select
        id, id || '@example.org', 'w' || replace(id::text, '-', ''), 'Writer', 'x', now(),
        ${product.termsVersion}, ${product.privacyVersion}, now()
      from (select gen_random_uuid() as id from generate_series(1, ${count}::integer)) as made
      returning id
    ), opened as (
      insert into conversations (id, low_id, high_id, version)
      select gen_random_uuid(), least(id, ${memberId}::uuid), greatest(id, ${memberId}::uuid), 1
      from others
      returning id, case when low_id = ${memberId}::uuid then high_id else low_id end as other_id
    ), sent as (
      insert into messages (
        id, sender_id, receiver_id, content, moderation_level, created_at, conversation_id, position, version
      )
      select
        gen_random_uuid(), other_id, ${memberId}, 'Hello', 'top', now() - random() * interval '300 days', id, 1, 1
      from opened
      returning id, sender_id, conversation_id, created_at
    )
    insert into conversation_members (
      conversation_id, member_id, other_id, state, unread_count, received_position, delivered_position, last_message_id,
      last_message_at
    )
    select conversation_id, ${memberId}, sender_id, 'open', 1, 1, 1, id, created_at
    from sent
    union all
    select conversation_id, sender_id, ${memberId}, 'open', 0, 0, 0, id, created_at
    from sent`;
}
