import * as contract from "#shared/comments/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { addComment } from "./add-comment.ts";
import { deleteComment } from "./delete-comment.ts";
import { likeComment, unlikeComment } from "./like-comment.ts";
import { listComments } from "./list-comments.ts";
import { loadComment } from "./load-comment.ts";

export const commentRoutes: readonly Route[] = [
  route(contract.listComments, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listComments(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.addComment, (ctx, { params, body }) => addComment(ctx, params.id, body), {
    limits: ["comment"],
    changes: "named",
  }),
  route(contract.deleteComment, (ctx, { params }) => deleteComment(ctx, params.id), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(contract.getCommentLike, async (ctx, { params }) => {
    const comment = await loadComment(ctx, params.id);
    return { isLiked: comment.is_liked };
  }),
  route(contract.likeComment, (ctx, { params }) => likeComment(ctx, params.id), { changes: "named" }),
  route(contract.unlikeComment, (ctx, { params }) => unlikeComment(ctx, params.id), { changes: "named" }),
];
