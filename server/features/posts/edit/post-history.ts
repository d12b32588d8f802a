import type { PageQuery } from "#shared/paging.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { MemberCtx } from "../../../context.ts";
import type { Page } from "../../../db/id-cursor.ts";
import { listRevisions } from "../../revisions/list-revisions.ts";
import { removeRevision } from "../../revisions/remove-revision.ts";
import { assertPostVisible, getEmbeddedPost } from "../get-post.ts";

/** `listRevisions` of a post. Throws `NotFound` for one whose page the actor may not see. */
export async function listPostRevisions(
  ctx: MemberCtx,
  id: string,
  query: PageQuery,
): Promise<Page<Revision>> {
  await assertPostVisible(ctx, id);
  return await listRevisions(ctx, { kind: "post", id }, query);
}

/** `removeRevision` of a post. Throws `NotFound` for one that the actor may not see. */
export async function removePostRevision(
  ctx: MemberCtx,
  { id: givenId, number }: { readonly id: string; readonly number: number },
): Promise<Revision> {
  const { id, author } = await getEmbeddedPost(ctx, givenId);
  return await removeRevision(ctx, { kind: "post", id, authorId: author.id }, number);
}
