import { expect, test } from "vitest";
import { createTestApp } from "../create-test-app.ts";
import { type Death, startProcess } from "./dying-process.ts";

const t = await createTestApp();
await t.sql`create table written (step integer)`;

async function writtenBefore(death: Death | null): Promise<{ steps: number[]; isDead: boolean }> {
  await t.sql`delete from written`;
  const process = startProcess(t, death);
  const write = async () => {
    await process.sql`insert into written values (1)`;
    await process.deps.db.transaction(async (tx) => {
      await tx`insert into written values (2)`;
      await tx.unsafe("insert into written values (3)");
    });
    await process.sql`insert into written values (4)`;
  };
  await write().catch(() => {});
  const rows = await t.sql<{ step: number }[]>`select step from written order by step`;
  return { steps: rows.map(({ step }) => step), isDead: process.isDead() };
}

test("executes every statement while it lives", async () => {
  expect(await writtenBefore(null)).toEqual({ steps: [1, 2, 3, 4], isDead: false });
});

test.each([
  ["before its first statement", { at: 1, isExecuted: false }, []],
  ["after its first statement", { at: 1, isExecuted: true }, [1]],
  ["within a transaction", { at: 3, isExecuted: true }, [1]],
  ["before the commit", { at: 4, isExecuted: false }, [1]],
  ["after the commit", { at: 5, isExecuted: false }, [1, 2, 3]],
  ["after its last statement", { at: 6, isExecuted: true }, [1, 2, 3, 4]],
])("keeps what was committed before a process dies %s", async (_, death, steps) => {
  expect(await writtenBefore(death)).toEqual({ steps, isDead: true });
});
