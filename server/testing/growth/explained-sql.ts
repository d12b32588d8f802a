import type { Sql } from "../../db/open-database.ts";
import { nameOf } from "../../db/pool/statement-names.ts";

/**
 * The cost of the statements of a call, as the database counts it: pages of tables and indexes
 * touched, and its own time.
 */
export interface Weight {
  readonly buffers: number;
  readonly ms: number;
}

/** A node of a plan, as Postgres names its fields. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly "CTE Name"?: string;
  readonly "Subplan Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
  readonly Plans?: readonly PlanNode[];
}

interface Explained {
  readonly Plan: PlanNode;
  readonly "Execution Time": number;
}

/** A statement that was sent, by its name. */
export interface ExplainedStatement extends Weight {
  readonly name: string;
  readonly plan: PlanNode;
}

/**
 * The same `sql`, which explains every statement before it sends it. For reads alone:
 * explaining runs them too.
 */
export function explainedSql(
  sql: Sql,
): { sql: Sql; weighed: () => Weight; take: () => readonly ExplainedStatement[] } {
  let buffers = 0;
  let ms = 0;
  let statements: ExplainedStatement[] = [];
  const explain = async (query: unknown) => {
    const [row] = await sql<{ "QUERY PLAN": Explained[] }[]>`
      explain (analyze, buffers, format json) ${query as never}`;
    const explained = row?.["QUERY PLAN"][0];
    if (!explained) throw new Error("The database explained nothing");
    const own = buffersOf(explained.Plan);
    buffers += own;
    ms += explained["Execution Time"];
    const name = nameOf(query as Parameters<typeof nameOf>[0]);
    statements.push({ name, buffers: own, ms: explained["Execution Time"], plan: explained.Plan });
  };
  const explaining = new Proxy(sql, {
    apply(target, self, given) {
      const query = Reflect.apply(target, self, given);
      // Fragments are no statements and are never awaited.
      if (typeof query?.then !== "function") return query;
      const then = query.then.bind(query);
      const explained = (...handlers: never[]) =>
        explain(Reflect.apply(target, self, given))
          .then(() => new Promise((...settle) => then(...settle)))
          .then(...handlers);
      Reflect.set(query, "then", explained);
      return query;
    },
  });
  /** The statements since the last time. */
  const take = () => {
    const taken = statements;
    statements = [];
    return taken;
  };
  return { sql: explaining, weighed: () => ({ buffers, ms }), take };
}

/** Pages of tables and indexes that a node and those below it touched. */
function buffersOf(node: PlanNode): number {
  return node["Shared Hit Blocks"] + node["Shared Read Blocks"];
}
