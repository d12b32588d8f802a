import * as contract from "#shared/cases/statement-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { getStatement, getStatementByLink } from "./get-statement.ts";

export const statementRoutes: readonly Route[] = [
  route(contract.getStatement, (ctx, { params }) => getStatement(ctx, params.id)),
  route(
    contract.getStatementByLink,
    (ctx, { params, body }) => getStatementByLink(ctx, { id: params.id, token: body.token }),
  ),
];
