import { expect, test } from "vitest";
import type { Ctx } from "../../../context.ts";
import { createLookUps } from "./look-ups.ts";
import { returnPage } from "./return-to-app-page.ts";

/** Knows no order; pages of known ones are in orders.pg.test.ts. */
const sql = () => Promise.resolve([]);
const lookUps = createLookUps({ now: () => new Date(0) });
const open = (query: string, given: object = { sql }) =>
  returnPage({ language: "en", ...given } as unknown as Ctx, new URLSearchParams(query), lookUps);

async function linkFor(query: string): Promise<string | undefined> {
  const text = await (await open(query)).text();
  return /<a href="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

test("passes a payment's outcome to the app", async () => {
  expect(await linkFor("payment=success&session_id=cs_test_a1")).toBe(
    "glimmer://shop?payment=success&session_id=cs_test_a1",
  );
});

test("passes on that a crown was bought among the badges", async () => {
  expect(await linkFor("payment=cancelled&tab=badges")).toBe("glimmer://shop?payment=cancelled&tab=badges");
});

test.each([
  ["payment=success&session_id=cs_test_unknown", "Back from the payment"],
  ["payment=success", "Back from the payment"],
  ["payment=cancelled", "Payment cancelled"],
  ["payment=failed", "Payment failed"],
  ["payment=javascript:alert(1)", "Back to the app"],
  ["", "Back to the app"],
])("says of %s: %s", async (query, title) => {
  expect(await (await open(query)).text()).toContain(`<h1>${title}</h1>`);
});

test.each([
  "payment=javascript:alert(1)",
  "payment=success&session_id=x%22%3E%3Cscript%3E",
  "payment=success&payment=cancelled",
])("opens only the shop for %s", async (query) => {
  expect(await linkFor(query)).toBe("glimmer://shop");
});

test("leads to the app while the database is away", async () => {
  const warned: unknown[] = [];
  const away = {
    sql: () => {
      throw new Error("The database is away");
    },
    log: { warn: (...given: unknown[]) => warned.push(given) },
  };
  const page = await open("payment=success&session_id=cs_test_a1", away);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("<h1>Back from the payment</h1>"),
  ]);
  expect(warned).toHaveLength(1);
});

test("looks an order up once in some seconds, and keeps no more orders than it may", async () => {
  let now = 0;
  const asked: string[] = [];
  const lookUp = createLookUps({ now: () => new Date(now) }, 2);
  const load = (id: string) => lookUp(id, async () => void await Promise.resolve(asked.push(id)));
  await Promise.all([load("a"), load("a"), load("b")]);
  expect(asked).toEqual(["a", "b"]);
  await load("c");
  await load("a");
  expect(asked).toEqual(["a", "b", "c", "a"]);
  now = 5_000;
  await load("a");
  expect(asked).toHaveLength(5);
});

test("runs no script and loads nothing", async () => {
  const page = await open("payment=success");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).not.toMatch(/<script|src=|@import|url\(/);
  expect(text).toContain('<meta http-equiv="refresh" content="1;url=glimmer://shop?payment=success">');
});
