import { expect, test } from "vitest";
import type { Ctx, Deps } from "../context.ts";
import type { Sql } from "../db/open-database.ts";
import { makeDatabaseUnavailable } from "../db/pool/database-failures.ts";
import { runWithEffects } from "./effects-of-tasks.ts";

/** What the other processes hear, in this order. */
function listening() {
  const heard: unknown[] = [];
  const bus = {
    publish: ({ type }: { type: string }) => heard.push(type),
    tellOfChanges: (changes: unknown) => heard.push(changes),
  };
  const deps = { db: { sql: {} as Sql }, bus, replicas: null } as unknown as Deps;
  return { deps, heard };
}

const publishes = async (ctx: Ctx) => ctx.publish({ type: "posts" });
const fails = (error: unknown) => () => Promise.reject(error);

test("a task that changes everything says so before each event, and at its end", async () => {
  const { deps, heard } = listening();
  await runWithEffects(deps, "hourly_cleanup", publishes);
  expect(heard).toEqual(["everything", "posts", "everything"]);
});

test("a task that names what it changes says no more", async () => {
  const { deps, heard } = listening();
  await runWithEffects(deps, "end_measures", async (ctx) => {
    ctx.changed(["newest"]);
    ctx.publish({ type: "posts" });
  });
  await runWithEffects(deps, "title_chat", publishes);
  expect(heard).toEqual([["newest"], "posts", "posts"]);
});

test("only a lost answer of the database may hide a write that a failed task did not name", async () => {
  const { deps, heard } = listening();
  for (const error of [new Error("The model is away"), makeDatabaseUnavailable(new Error("Lost"))]) {
    await expect(runWithEffects(deps, "run_bots", fails(error))).rejects.toBe(error);
    await expect(runWithEffects(deps, "title_chat", fails(error))).rejects.toBe(error);
  }
  expect(heard).toEqual(["everything"]);
});
