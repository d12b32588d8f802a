import { expect, test } from "vitest";
import type { Ctx } from "../../../context.ts";
import { returnPage } from "./return-to-app-page.ts";

/** Knows no order; pages of known ones are in orders.pg.test.ts. */
const sql = () => Promise.resolve([]);
const open = (query: string) => returnPage({ sql } as unknown as Ctx, new URLSearchParams(query));

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
  ["payment=success&session_id=cs_test_unknown", "Thank you"],
  ["payment=success", "Thank you"],
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

test("runs no script and loads nothing", async () => {
  const page = await open("payment=success");
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).not.toMatch(/<script|src=|@import|url\(/);
  expect(text).toContain('<meta http-equiv="refresh" content="1;url=glimmer://shop?payment=success">');
});
