import { expect, test } from "vitest";
import type { RequestCtx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";
import type { Replicas } from "../../db/replicas/replicas.ts";
import type { HeaderPair } from "./app-env.ts";
import { readOnReplica } from "./positions-of-calls.ts";
import type { Route } from "./route.ts";

test("sends no header of an attempt that was given up and went on in the background", async () => {
  const goOn = Promise.withResolvers<void>();
  const attempts: Promise<unknown>[] = [];
  const read: Replicas["read"] = async (_reader, attempt, learnt) => {
    learnt(7);
    attempts.push(attempt({} as Sql));
    const onPrimary = attempt(null);
    goOn.resolve();
    await Promise.all(attempts);
    return await onPrimary;
  };
  const headers: HeaderPair[] = [];
  const call = {
    ctx: { replicas: { read }, bus: { state: "ok" }, actor: null } as unknown as RequestCtx,
    route: { endpoint: { readsFromReplica: true } } as unknown as Route,
    request: new Request("http://glimmer.test/api/posts"),
    headers,
  };
  const result = await readOnReplica(call, async (sql, own) => {
    if (sql) await goOn.promise;
    own.push(["X-Next-Cursor", sql ? "of the replica" : "of the primary"]);
    return sql ? "replica" : "primary";
  });
  expect(result).toBe("primary");
  expect(headers).toEqual([["X-Position", "7"], ["X-Next-Cursor", "of the primary"]]);
});
