import { expect, test } from "vitest";
import { findWorkOutside } from "./work-of-transactions.ts";

const find = (work: string) =>
  findWorkOutside({
    path: "a.ts",
    text: `async function act(ctx) { await ctx.db.transaction(${work}); ctx.publish(); }`,
  });

test.each([
  ["changes the database by tx alone", "async (tx) => await write(tx, ctx.actor.id)"],
  ["stands elsewhere", "writeAll"],
])("finds nothing in work that %s", (_, work) => expect(find(work)).toEqual([]));

test.each([
  ["async (tx) => { await write(tx); ctx.publish(event); }", ["a.ts: ctx.publish"]],
  ["async (tx) => { await lock(tx); await write(ctx.sql); }", ["a.ts: ctx.sql"]],
  ["async (tx) => await Promise.all(ids.map((id) => ctx.db.transaction(async (tx) => go(tx, id))))", [
    "a.ts: ctx.db",
  ]],
  ["async (sql) => await write(sql)", ["a.ts: a parameter that is not tx"]],
])("finds what work does outside: %s", (work, found) => expect(find(work)).toEqual(found));
