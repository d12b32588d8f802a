import type { PageQuery } from "#shared/paging.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { listRevisions } from "../../revisions/list-revisions.ts";
import { removeRevision } from "../../revisions/remove-revision.ts";
import { loadComment } from "../load-comment.ts";

/** `listRevisions` of a comment. Throws `NotFound` for one that the actor may not see. */
export async function listCommentRevisions(
  ctx: MemberCtx,
  id: string,
  query: PageQuery,
): Promise<Page<Revision>> {
  await loadComment(ctx, id);
  return await listRevisions(ctx, { kind: "comment", id }, query);
}

/** `removeRevision` of a comment. Throws `NotFound` for one that the actor may not see. */
export async function removeCommentRevision(
  ctx: MemberCtx,
  { id, number }: { readonly id: string; readonly number: number },
): Promise<Revision> {
  const { author_id: authorId } = await loadComment(ctx, id);
  return await removeRevision(ctx, { kind: "comment", id, authorId }, number);
}
