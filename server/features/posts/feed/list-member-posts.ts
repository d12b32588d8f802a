import type { PageQuery } from "#shared/paging.ts";
import type { MemberCtx } from "../../../context.ts";
import { type KeysetPage, parseKeysetPage } from "../../../db/id-cursor.ts";
import { findProfile, loadMember, memberNotFound } from "../../members/get-member.ts";
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
  const key = listKey(id.toLowerCase(), page.after);
  const [profile, list] = await Promise.all([
    findProfile(ctx, id),
    listOfAuthor(sql, key, (outcome) => metrics.countCache("lists", outcome)),
  ]);
  if (!profile || !list) throw memberNotFound();
  const state = await readViewerState(sql, { readerId: actor.id, asked: list.asked });
  if (profile.has_left || state.blocked.has(profile.id)) throw memberNotFound();
  return writeSharedPage(ctx, list, state, page, (entry) => entry.isVisibleTo(actor, state, "close"));
}
