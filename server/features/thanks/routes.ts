import * as contract from "#shared/thanks/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { listThanks } from "./list-thanks.ts";
import { takeThanksBack, thank } from "./thank.ts";

const thanks = { limits: ["thanks"], changes: "nothing" } as const;

export const thanksRoutes: readonly Route[] = [
  route(contract.listThanks, async (ctx, { query }, { setNextCursor }) => {
    const page = await listThanks(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.thankForPost, (ctx, { params }) => thank(ctx, { kind: "post", id: params.id }), thanks),
  route(
    contract.takeBackThanksForPost,
    (ctx, { params }) => takeThanksBack(ctx, { kind: "post", id: params.id }),
    { changes: "nothing" },
  ),
  route(
    contract.thankForComment,
    (ctx, { params }) => thank(ctx, { kind: "comment", id: params.id }),
    thanks,
  ),
  route(
    contract.takeBackThanksForComment,
    (ctx, { params }) => takeThanksBack(ctx, { kind: "comment", id: params.id }),
    { changes: "nothing" },
  ),
];
