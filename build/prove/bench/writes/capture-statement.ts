import { pino } from "pino";
import { createApp } from "../../../../server/app.ts";
import { readConfig } from "../../../../server/config.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { closeDeps, openDeps } from "../../../../server/serve/open-deps.ts";
import type { KindOfWrite } from "./kinds-of-writes.ts";
import { formatNumberedId } from "./numbered-id.ts";
import type { Writers } from "./writers.ts";

/** A statement as the product sends it. */
export interface Captured {
  readonly text: string;
  /** As the driver serialized them. */
  readonly parameters: readonly unknown[];
  /** The names of their types. */
  readonly types: readonly string[];
  /** Ids among the parameters, and what they stand for. */
  readonly ids: Readonly<Record<string, "actor" | "target" | "fresh">>;
}

interface Sent {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly types: readonly number[];
}

/** Serves one call in this process and returns its writing statement. */
export async function captureStatement(
  env: Record<string, string>,
  kind: KindOfWrite,
  writers: Writers,
): Promise<Captured> {
  const deps = await openDeps(readConfig(env), pino({ level: "silent" }));
  try {
    const { sql, sent } = recordingSql(deps.db.sql);
    const app = createApp({ ...deps, db: { ...deps.db, sql } });
    const actor = 7;
    const target = kind.target === "partner" ? 8 : 9;
    const response = await app.fetch(
      new Request(new URL(kind.path(target), deps.config.publicUrl), {
        method: "POST",
        headers: { authorization: `Bearer ${writers.tokenOf(actor)}`, "content-type": "application/json" },
        body: JSON.stringify(kind.body(target)),
      }),
      { remoteAddress: "127.0.0.1" },
    );
    const text = await response.text();
    if (!response.ok) throw new Error(`${kind.name} failed: ${text}`);
    const found = sent.find((one) => one.text.includes(kind.sql));
    if (!found) throw new Error(`No statement of ${kind.name} has: ${kind.sql}`);
    const fresh = (JSON.parse(text) as { id?: string }).id;
    return {
      ...found,
      types: await namesOf(deps.db.sql, found.types),
      ids: {
        [formatNumberedId(actor)]: "actor",
        [formatNumberedId(target)]: "target",
        ...(fresh && { [fresh]: "fresh" }),
      },
    };
  } finally {
    await closeDeps(deps);
  }
}

/** The same `sql`, which keeps what it sends. */
function recordingSql(sql: Sql): { sql: Sql; sent: readonly Sent[] } {
  const sent: Sent[] = [];
  const recording = new Proxy(sql, {
    apply(target, self, given) {
      const query = Reflect.apply(target, self, given);
      // Fragments are no statements and are never awaited.
      if (typeof query?.then !== "function") return query;
      const then = query.then.bind(query);
      const recorded = (...handlers: never[]) =>
        new Promise((...settle) => then(...settle)).then((rows) => {
          const { statement } = rows as { statement: { string: string; types: number[] } };
          sent.push({ text: statement.string, parameters: query.parameters, types: statement.types });
          return rows;
        }).then(...handlers);
      Reflect.set(query, "then", recorded);
      return query;
    },
  });
  return { sql: recording, sent };
}

async function namesOf(sql: Sql, types: readonly number[]): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select format_type(type, null) as name
    from unnest(${types as number[]}::oid[]) with ordinality as given (type, n)
    order by n`;
  return rows.map(({ name }) => name);
}
