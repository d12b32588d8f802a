import type { Sql } from "../../db/open-database.ts";

/** The cost of the statements of a call, as the database counts it: pages of tables and indexes touched, and its own time. */
export interface Weight {
  readonly buffers: number;
  readonly ms: number;
}

interface Explained {
  readonly Plan: { readonly "Shared Hit Blocks": number; readonly "Shared Read Blocks": number };
  readonly "Execution Time": number;
}

/** The same `sql`, which explains every statement before it sends it. For reads alone: explaining runs them too. */
export function explainedSql(sql: Sql): { sql: Sql; weighed: () => Weight } {
  let buffers = 0;
  let ms = 0;
  const explain = async (query: unknown) => {
    const [row] = await sql<{ "QUERY PLAN": Explained[] }[]>`
      explain (analyze, buffers, format json) ${query as never}`;
    const told = row?.["QUERY PLAN"][0];
    if (!told) throw new Error("The database explained nothing");
    buffers += told.Plan["Shared Hit Blocks"] + told.Plan["Shared Read Blocks"];
    ms += told["Execution Time"];
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
  return { sql: explaining, weighed: () => ({ buffers, ms }) };
}
