import * as contract from "#shared/posts/edit-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { editPost } from "./edit-post.ts";

export const postEditRoutes: readonly Route[] = [
  route(contract.editPost, (ctx, { params, body }) => editPost(ctx, params.id, body), {
    limits: ["edit"],
    concernsEverybody: true,
    changes: "named",
  }),
];
