import { expect, test } from "vitest";
import { returnPage } from "./return-to-app-page.ts";

async function linkFor(query: string): Promise<string | undefined> {
  const text = await (await returnPage(new URLSearchParams(query))).text();
  return /<a href="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
}

test("passes a payment's outcome to the app", async () => {
  expect(await linkFor("payment=success&session_id=cs_test_a1")).toBe(
    "glimmer://shop?payment=success&session_id=cs_test_a1",
  );
});

test.each([
  "payment=javascript:alert(1)",
  "payment=success&session_id=x%22%3E%3Cscript%3E",
  "payment=success&payment=cancelled",
])("opens only the shop for %s", async (query) => {
  expect(await linkFor(query)).toBe("glimmer://shop");
});

test("runs no script and loads nothing", async () => {
  const page = await returnPage(new URLSearchParams());
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await page.text()).not.toContain("<script");
});
