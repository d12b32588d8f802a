import type { Fragment, Sql } from "../../db/open-database.ts";
import { selectOriginal } from "../../db/visibility/post-visibility.ts";

export type SubjectKind = "post" | "comment" | "member" | "message";

/** The reported content and its author. */
interface Subject {
  readonly id: string;
  readonly member_id: string;
}

/**
 * Content that other members can have seen, by id: neither a block nor the reporter's content
 * filter hides it here, since harm often ends in a block. Null for content that does not exist or
 * that only its author sees: unclassified, deleted, or by an unverified member.
 */
export async function selectSubject(
  sql: Sql,
  reporterId: string,
  kind: SubjectKind,
  id: string,
): Promise<Subject | null> {
  const [row] = await sql<Subject[]>`${subjects[kind](sql, id, reporterId)}`;
  return row ?? null;
}

type SubjectQuery = (sql: Sql, id: string, reporterId: string) => Fragment;

const subjects: Readonly<Record<SubjectKind, SubjectQuery>> = {
  // A report of a repost concerns its original.
  post: (sql, id) =>
    sql`
    select p.id, p.author_id as member_id
    from posts p
    where p.id = ${selectOriginal(sql, id)}
      and p.moderation_level is not null
      and p.removed_at is null`,
  comment: (sql, id) =>
    sql`
    select c.id, c.author_id as member_id
    from comments c
    where c.id = ${id}
      and c.moderation_level is not null
      and c.deleted_at is null
      and c.removed_at is null`,
  member: (sql, id) =>
    sql`
    select m.id, m.id as member_id
    from members m
    where m.id = ${id}`,
  // A message is private to its two members: no one else can report it.
  message: (sql, id, reporterId) =>
    sql`
    select e.id, e.sender_id as member_id
    from messages e
    where e.id = ${id}
      and ${reporterId} in (e.sender_id, e.receiver_id)
      and e.unsent_at is null
      and e.removed_at is null`,
};
