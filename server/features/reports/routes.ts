import * as contract from "#shared/reports/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { fileReport } from "./file-report.ts";

export const reportRoutes: readonly Route[] = [
  route(
    contract.reportPost,
    (ctx, { params, body }) => fileReport(ctx, { kind: "post", id: params.id }, body),
    { concernsEverybody: true, changes: "nothing" },
  ),
  route(
    contract.reportComment,
    (ctx, { params, body }) => fileReport(ctx, { kind: "comment", id: params.id }, body),
    { concernsEverybody: true, changes: "nothing" },
  ),
  route(
    contract.reportMember,
    (ctx, { params, body }) => fileReport(ctx, { kind: "member", id: params.id }, body),
    { concernsEverybody: true, changes: "nothing" },
  ),
];
