import type { AuthoritiesTold } from "#shared/cases/case-shapes.ts";
import * as contract from "#shared/cases/authorities-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import type { AuthorityRow } from "./authority-queries.ts";
import { tellAuthorities } from "./tell-authorities.ts";

export const authorityRoutes: readonly Route[] = [
  route(
    contract.tellAuthorities,
    async (ctx, { params, body }) => present(await tellAuthorities(ctx, params.id, body)),
  ),
];

function present({ id, by, told_at, words, created_at }: AuthorityRow): AuthoritiesTold {
  return { id, by, toldAt: told_at.toISOString(), words, createdAt: created_at.toISOString() };
}
