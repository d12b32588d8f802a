import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { type KeysetPage, parseKeysetPage } from "../../../db/id-cursor.ts";
import { findProfile, loadMember, memberNotFound } from "../../members/get-member.ts";
import type { EntryForAllReaders } from "../hydrate/entry-for-all-readers.ts";
import { readViewerState } from "../hydrate/viewer-state.ts";
import type { PostPage } from "../hydrate-posts.ts";
import { listKey, listOfAuthor } from "./cached-lists.ts";
import { readFilteredPage } from "./list-posts.ts";
import { isUsual, writeSharedPage } from "./shared-list.ts";

/**
 * A member's posts and reposts, newest first, also of one that the actor has muted
 * (mutes.1). Throws `NotFound`.
 */
export async function listMemberPosts(ctx: MemberCtx, id: string, query: PageQuery): Promise<PostPage> {
  const page = parseKeysetPage(query);
  const shared = isUsual(page) ? await readSharedPage(ctx, id, page) : null;
  if (shared) return shared;
  const member = await loadMember(ctx, { id });
  return await readFilteredPage(ctx, page, { authorId: member.id });
}

/**
 * A member's own posts that have a picture, newest first, as `listMemberPosts`. Throws `NotFound`.
 */
export async function listMemberPictures(ctx: MemberCtx, id: string, query: PageQuery): Promise<PostPage> {
  const page = parseKeysetPage(query);
  const member = await loadMember(ctx, { id });
  return await readFilteredPage(ctx, page, { authorId: member.id, hasPicture: true });
}

/** Null when too many posts are hidden. */
async function readSharedPage(ctx: MemberCtx, id: string, page: KeysetPage): Promise<PostPage | null> {
  const { sql, actor, metrics } = ctx;
  const key = listKey(id, page.after);
  const list = await listOfAuthor(sql, key, (outcome) => metrics.countCache("lists", outcome));
  const author = list?.entries[0]?.author ?? await findAuthor(ctx, id);
  if (!list || !author || author.hasLeft) throw memberNotFound();
  const state = await readViewerState(sql, { readerId: actor.id, asked: list.asked });
  if (state.blocked.has(author.id)) throw memberNotFound();
  return writeSharedPage(ctx, "member", {
    list,
    state,
    page,
    isShown: (entry) => entry.isVisibleTo(actor, state, "close"),
  });
}

/** Of a list without posts. */
async function findAuthor(ctx: MemberCtx, id: string): Promise<Author | null> {
  const profile = await findProfile(ctx, id);
  return profile && { id: profile.id, hasLeft: profile.has_left };
}

type Author = EntryForAllReaders["author"];
