import * as contract from "#shared/reports/public-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { issueChallenge } from "./issue-challenge.ts";
import { reportAddress } from "./report-address.ts";
import { reportPublicly } from "./report-publicly.ts";

export const publicReportRoutes: readonly Route[] = [
  route(contract.getReportChallenge, (ctx) => issueChallenge(ctx)),
  route(contract.reportPublicly, (ctx, { body }) => reportPublicly(ctx, body), { changes: "nothing" }),
  route(contract.reportAddress, (ctx, { body }) => reportAddress(ctx, body), { changes: "nothing" }),
];
