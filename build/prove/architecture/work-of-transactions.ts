import { parseSync, type Span, Visitor } from "oxc-parser";
import type { Module } from "./read-modules.ts";

/** Parts of a context that write elsewhere, or to the database outside of the transaction. */
const outside = new Set(["sql", "db", "publish", "bus", "actors", "jobs", "providers", "replicas"]);

/**
 * Lists what the work of a transaction (`ctx.db.transaction(async (tx) => …)`) uses beside it, as
 * `file: ctx.publish`: the work may run again, and what it does outside would be done twice. Work
 * whose parameter has another name than `tx` is listed too.
 */
export function findWorkOutside({ path, text }: Pick<Module, "path" | "text">): string[] {
  if (!text.includes(".transaction(")) return [];
  const works: Span[] = [];
  const found: string[] = [];
  const { program } = parseSync(path, text);
  new Visitor({
    CallExpression: ({ callee, arguments: [work] }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name !== "transaction" || work?.type !== "ArrowFunctionExpression") return;
      works.push(work);
      const [tx] = work.params;
      if (tx?.type !== "Identifier" || tx.name !== "tx") found.push(`${path}: a parameter that is not tx`);
    },
  }).visit(program);
  new Visitor({
    MemberExpression: ({ object, property, start, end }) => {
      const isInside = works.some((work) => work.start < start && end < work.end);
      if (!isInside || object.type !== "Identifier" || property.type !== "Identifier") return;
      const { name } = property;
      if (/^(ctx|deps)$/.test(object.name) && outside.has(name)) {
        found.push(`${path}: ${object.name}.${name}`);
      }
    },
  }).visit(program);
  return found;
}
