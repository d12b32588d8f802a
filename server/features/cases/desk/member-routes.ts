import * as contract from "#shared/cases/members-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getModeratedMember, listMemberWritings, listModeratedMembers } from "./moderated-members.ts";

export const moderatedMemberRoutes: readonly Route[] = [
  route(contract.listModeratedMembers, async (ctx, { query }, { setNextCursor, setTotalCount }) => {
    const page = await listModeratedMembers(ctx, query);
    setNextCursor(page.nextCursor);
    setTotalCount(page.totalCount);
    return page.items;
  }),
  route(contract.getModeratedMember, (ctx, { params }) => getModeratedMember(ctx, params.id)),
  route(contract.listMemberWritings, async (ctx, { params, query }, { setNextCursor }) => {
    const page = await listMemberWritings(ctx, { ...params, ...query });
    setNextCursor(page.nextCursor);
    return page.items;
  }),
];
