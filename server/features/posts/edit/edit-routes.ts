import * as contract from "#shared/posts/edit-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { editPost } from "./edit-post.ts";
import { listPostRevisions, removePostRevision } from "./post-history.ts";

export const postEditRoutes: readonly Route[] = [
  route(contract.editPost, (ctx, { params, body }) => editPost(ctx, params.id, body), {
    limits: ["edit"],
    concernsEverybody: true,
    changes: "named",
  }),
  route(contract.listPostRevisions, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listPostRevisions(ctx, params.id, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.removePostRevision, (ctx, { params }) => removePostRevision(ctx, params), {
    concernsEverybody: true,
    changes: "nothing",
  }),
];
