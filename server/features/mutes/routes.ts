import * as contract from "#shared/mutes/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { getMuteStatus } from "./get-mute-status.ts";
import { listMuted } from "./list-muted.ts";
import { muteMember, unmuteMember } from "./mute-member.ts";

/** Literal paths before `{id}` (api.10). */
export const muteRoutes: readonly Route[] = [
  route(contract.listMuted, async (ctx, { query }, { setNextCursor }) => {
    const page = await listMuted(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(contract.muteMember, (ctx, { params, body }) => muteMember(ctx, params.id, body), {
    changes: "named",
  }),
  route(contract.unmuteMember, (ctx, { params, query }) => unmuteMember(ctx, params.id, query.only), {
    changes: "named",
  }),
  route(contract.getMuteStatus, (ctx, { params }) => getMuteStatus(ctx, params.id)),
];
