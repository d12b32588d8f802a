import type { PageQuery } from "#shared/paging.ts";
import type { Statement } from "#shared/cases/statement-contract.ts";
import type { SessionCtx } from "../../../context.ts";
import { nextCursor, type Page, parseKeysetPage } from "../../../db/id-cursor.ts";
import { getRules } from "../../rules/get-rules.ts";
import { selectOwnStatements } from "./own-statements-queries.ts";
import { presentStatement } from "./present-statement.ts";

/** The statements of all decisions about the caller, with their appeals (auth.15). */
export async function listStatements(ctx: SessionCtx, query: PageQuery): Promise<Page<Statement>> {
  const page = parseKeysetPage(query);
  const rows = await selectOwnStatements(ctx.sql, ctx.actor.id, page);
  const { rules } = await getRules(ctx);
  const reading = { rules, contactEmail: ctx.config.contactEmail, now: ctx.clock.now() };
  return { items: rows.map((row) => presentStatement(row, reading)), nextCursor: nextCursor(rows, page) };
}
