import { expect, test } from "vitest";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { tendMarkMonths } from "./tend-mark-months.ts";
import { authorWithXp, readPromotion, startPromotion } from "./testing/promoted-posts.ts";

const t = await createTestApp();
const hourMs = 60 * 60 * 1000;

/** The partitions that have the marks of a promotion. */
async function placesOf(id: string): Promise<string[]> {
  const rows = await t.sql<{ place: string }[]>`
    select distinct tableoid::regclass::text as place
    from promotion_marks_by_month
    where promotion_id = ${id}
    order by place`;
  return rows.map(({ place }) => place);
}

async function promoted(at: string, hours = 2) {
  t.clock.set(new Date(at));
  const { ada, postId } = await authorWithXp(t, 5000);
  const [{ id }, viewer] = [await startPromotion(ada, postId, hours), await member(t)];
  const view = async () =>
    (await (await viewer.post(`/api/promotions/${id}/view`)).json() as { counted: boolean }).counted;
  return { ada, id, viewer, view };
}

test("writes each mark to the month of its hour, and counts nobody twice across the end of a month", async () => {
  await tendMarkMonths(t.db, new Date("2031-04-10T00:00:00Z"));
  const { ada, id, view } = await promoted("2031-04-30T23:30:00Z");
  expect([await view(), await view()]).toEqual([true, false]);
  // Still the hour that began in April.
  t.clock.advance(hourMs / 2 + 1_000);
  expect(await view()).toBe(false);
  t.clock.advance(hourMs / 2);
  expect([await view(), await view()]).toEqual([true, false]);
  expect(await placesOf(id)).toEqual(["promotion_marks_of_2031_04", "promotion_marks_of_2031_05"]);
  expect((await readPromotion(ada, id)).totals.views).toBe(2);
});

test("counts a view in a month that has no partition yet, and leaves that month where its marks are", async () => {
  const { id, view } = await promoted("2032-09-15T12:00:00Z");
  expect([await view(), await view()]).toEqual([true, false]);
  expect(await placesOf(id)).toEqual(["promotion_marks_of_other_months"]);
  expect(await tendMarkMonths(t.db, t.clock.now())).not.toContain("promotion_marks_of_2032_09");
});

test("makes the next two months ahead, and drops a month eight days after its end", async () => {
  await tendMarkMonths(t.db, new Date("2040-01-20T00:00:00Z"));
  const months = async () => {
    const rows = await t.sql<{ name: string }[]>`
      select relname as name
      from pg_inherits
      join pg_class on pg_class.oid = inhrelid
      where inhparent = 'promotion_marks_by_month'::regclass
      order by relname`;
    return rows.map(({ name }) => name.replace("promotion_marks_of_", ""));
  };
  expect(await months()).toEqual(["2040_01", "2040_02", "2040_03", "other_months"]);
  await tendMarkMonths(t.db, new Date("2040-02-08T23:00:00Z"));
  expect(await months()).toEqual(["2040_01", "2040_02", "2040_03", "2040_04", "other_months"]);
  await tendMarkMonths(t.db, new Date("2040-02-09T01:00:00Z"));
  expect(await months()).toEqual(["2040_02", "2040_03", "2040_04", "other_months"]);
});

test("gives up when another statement holds the table, and succeeds at the next run", async () => {
  const at = new Date("2050-01-20T00:00:00Z");
  await t.db.transaction(async (tx) => {
    await tx`lock table promotion_marks_by_month in row exclusive mode`;
    expect(await tendMarkMonths(t.db, at)).toEqual([]);
  });
  expect(await tendMarkMonths(t.db, at)).toContain("promotion_marks_of_2050_01");
});
