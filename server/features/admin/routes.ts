import * as audit from "#shared/admin/audit-contract.ts";
import * as contract from "#shared/admin/contract.ts";
import { changeRole as changeRoleRow } from "#shared/admin/role-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { readDeviceTokens } from "../auth/sign-in/known-device.ts";
import { exportAudit } from "./audit/export-audit.ts";
import { listAudit } from "./audit/list-audit.ts";
import { giftXp } from "./members/gift-xp.ts";
import { listUsers } from "./members/list-users.ts";
import { restoreUser } from "./members/restore-user.ts";
import { changeRole } from "./change-role.ts";

export const adminRoutes: readonly Route[] = [
  route(contract.listUsers, async (ctx, { query }, { setNextCursor, setTotalCount }) => {
    const page = await listUsers(ctx, { ...query, searchesEmail: true });
    setNextCursor(page.nextCursor);
    setTotalCount(page.totalCount);
    return page.items;
  }),
  route(contract.giftXp, (ctx, { body }) => giftXp(ctx, body), { changes: "nothing" }),
  route(contract.restoreUser, (ctx, { params, body }) => restoreUser(ctx, { ...params, ...body }), {
    changes: "everything",
  }),
  route(
    changeRoleRow,
    (ctx, { params, body }, { request }) =>
      changeRole(ctx, { ...params, ...body, deviceTokens: readDeviceTokens(ctx.config, request) }),
    { changes: "nothing" },
  ),
  route(audit.listAudit, async (ctx, { query }, { setNextCursor }) => {
    const page = await listAudit(ctx, query);
    setNextCursor(page.nextCursor);
    return page.items;
  }),
  route(audit.exportAudit, (ctx, { query }) => Promise.resolve(exportAudit(ctx, query))),
];
