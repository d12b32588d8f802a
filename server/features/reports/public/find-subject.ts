import type { ReportedAddress } from "#shared/reports/reported-address.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { selectOriginal } from "../../../db/visibility/post-visibility.ts";

/** What an address leads to, as a case takes it. */
export interface SubjectOfAddress {
  readonly kind: "post" | "comment" | "member" | "picture";
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The content that an address leads to and somebody could see, of a repost the original. Null when
 * there is nothing, or it is hidden or removed, or its author has left.
 */
export async function findSubject(
  sql: Sql,
  { kind, target, at }: Pick<ReportedAddress, "kind" | "target"> & { readonly at: Date },
): Promise<SubjectOfAddress | null> {
  if (kind === "member") {
    const id = await findMemberAt(sql, target, at);
    return id === null ? null : { kind, id };
  }
  if (!uuid.test(target)) return null;
  switch (kind) {
    case "post":
      return await selectPost(sql, target);
    case "comment":
      return await selectComment(sql, target);
    case "picture":
      return await findSubjectOfPicture(sql, target);
  }
}

/**
 * The latest post that shows a picture, or did before an edit, else the latest comment, else the
 * member whose it is.
 */
export async function findSubjectOfPicture(
  sql: Sql,
  imageId: string,
): Promise<SubjectOfAddress & { readonly kind: "picture" | "comment" | "member" } | null> {
  const postId = await selectShowingPost(sql, imageId);
  if (postId !== null) return { kind: "picture", id: postId };
  const comment = await selectShowingComment(sql, imageId);
  if (comment) return { ...comment, kind: "comment" };
  const memberId = await selectMemberWithPicture(sql, imageId);
  return memberId === null ? null : { kind: "member", id: memberId };
}

async function selectShowingPost(sql: Sql, imageId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select shown.id
    from posts shown
    join members m on m.id = shown.author_id
    where shown.id in (
        select id from posts where image_id = ${imageId}
        union all
        select post_id from attached_pictures where image_id = ${imageId}
        union all
        ${showingVersions(sql, "post_id", imageId)}
      )
      and shown.repost_of_id is null
      and shown.moderation_level is not null
      and shown.removed_at is null
      and m.left_at is null
    order by shown.id desc
    limit 1`;
  return row?.id ?? null;
}

async function selectMemberWithPicture(sql: Sql, imageId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select m.id
    from images i
    join members m on m.id = i.owner_id
    where i.id = ${imageId}
      and (m.profile_image_url = '/api/media/' || i.id or m.cover_image_id = i.id)
      and m.left_at is null`;
  return row?.id ?? null;
}

async function selectPost(sql: Sql, id: string): Promise<SubjectOfAddress | null> {
  const [row] = await sql<{ id: string }[]>`
    select shown.id
    from posts shown
    join members m on m.id = shown.author_id
    where shown.id = ${selectOriginal(sql, id)}
      and shown.moderation_level is not null
      and shown.removed_at is null
      and m.left_at is null`;
  return row ? { kind: "post", id: row.id } : null;
}

async function selectShowingComment(sql: Sql, imageId: string): Promise<SubjectOfAddress | null> {
  return await selectShownComment(
    sql,
    sql`c.id in (
      select comment_id from attached_pictures where image_id = ${imageId}
      union all
      ${showingVersions(sql, "comment_id", imageId)}
    )`,
  );
}

/** What has an earlier version with the picture that others may see (posts.22). */
function showingVersions(sql: Sql, column: "post_id" | "comment_id", imageId: string): Fragment {
  return sql`
        select r.${sql(column)}
        from revision_pictures shown
        join revisions r on r.id = shown.revision_id
        where shown.image_id = ${imageId} and r.moderation_level is not null`;
}

async function selectComment(sql: Sql, id: string): Promise<SubjectOfAddress | null> {
  return await selectShownComment(sql, sql`c.id = ${id}`);
}

/** The latest of the comments for which the condition holds and that anybody could see. */
async function selectShownComment(sql: Sql, isWanted: Fragment): Promise<SubjectOfAddress | null> {
  const [row] = await sql<{ id: string }[]>`
    select c.id
    from comments c
    join posts on posts.id = c.post_id
    join members m on m.id = c.author_id
    join members poster on poster.id = posts.author_id
    where ${isWanted}
      and posts.moderation_level is not null
      and c.moderation_level is not null
      and c.deleted_at is null
      and c.removed_at is null
      and posts.removed_at is null
      and m.left_at is null
      and poster.left_at is null
    order by c.id desc
    limit 1`;
  return row ? { kind: "comment", id: row.id } : null;
}

/** The member with this id, or with this name at a time; null when there is none, or they left. */
export async function findMemberAt(sql: Sql, target: string, at: Date): Promise<string | null> {
  return await selectMember(
    sql,
    uuid.test(target) ? sql`${target}::uuid` : sql`member_named(${target}, ${at})`,
  );
}

async function selectMember(sql: Sql, id: Fragment): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select m.id
    from members m
    where m.id = ${id} and m.left_at is null`;
  return row?.id ?? null;
}
