import type { Sql } from "../open-database.ts";
import { cacheByKey } from "./cache-by-key.ts";
import type { Topic } from "../../changes.ts";

/** `cacheByKey` for one answer. `topics`: what it depends on; any write by default. */
export function cacheRead<Answer>(
  read: (sql: Sql) => Promise<Answer>,
  topics?: readonly Topic[],
): (sql: Sql, onLook?: (outcome: "hit" | "miss") => void) => Promise<Answer> {
  const cached = cacheByKey(
    async (sql: Sql) => new Map([["", { answer: await read(sql) }]]),
    { mostBytes: 0, bytesOf: () => 0, ...(topics && { topicsOf: () => topics }) },
  );
  return async (sql, onLook) => {
    const { answer } = (await cached(sql, [""], onLook)).get("") as { answer: Answer };
    return answer;
  };
}
