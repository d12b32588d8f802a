import * as contract from "#shared/blocks/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { blockMember, unblockMember } from "./block-member.ts";
import { getBlockStatus } from "./get-block-status.ts";
import { listBlocked } from "./list-blocked.ts";

/** Literal paths before `{id}` (api.10). */
export const blockRoutes: readonly Route[] = [
  route(contract.listBlocked, async (ctx, { query }, { setNextCursor }) => {
    const page = await listBlocked(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.blockMember, (ctx, { params }) => blockMember(ctx, params.id), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(contract.unblockMember, (ctx, { params }) => unblockMember(ctx, params.id), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(contract.getBlockStatus, (ctx, { params }) => getBlockStatus(ctx, params.id)),
];
