import * as contract from "#shared/comments/edit-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { listCommentRevisions, removeCommentRevision } from "./comment-history.ts";
import { editComment } from "./edit-comment.ts";

export const commentEditRoutes: readonly Route[] = [
  route(contract.editComment, (ctx, { params, body }) => editComment(ctx, params.id, body), {
    limits: ["edit"],
    concernsEverybody: true,
    changes: "named",
  }),
  route(contract.listCommentRevisions, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listCommentRevisions(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.removeCommentRevision, (ctx, { params }) => removeCommentRevision(ctx, params), {
    concernsEverybody: true,
    changes: "nothing",
  }),
];
