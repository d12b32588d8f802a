import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { oldestBrowsers } from "../../oldest-browsers.ts";
import { expect, test } from "../support/test.ts";
import { newerCalls, newerProperties } from "./newer-calls.ts";

const root = join(import.meta.dirname, "../../..");
const assets = join(root, "dist/web/assets");

/** Newer calls with what stands in for them in a browser that lacks them. */
const withFallback: Readonly<Record<string, string>> = {
  "AbortSignal.any": "lib/browser/fill-in-apis.ts",
  "Promise.withResolvers": "lib/browser/fill-in-apis.ts",
  "URL.canParse": "lib/browser/fill-in-apis.ts",
  "checkVisibility()": "lib/browser/fill-in-apis.ts",
  "AbortSignal.timeout": "Chrome below 124 only names the reason differently.",
  "CSS.highlights": "mark-words.ts marks nothing without them.",
  Highlight: "mark-words.ts marks nothing without them.",
  LanguageDetector: "Nothing is translated where the browser can't.",
  Translator: "Nothing is translated where the browser can't.",
  "share()": "ReferralDialog.tsx copies the link instead.",
  "Uint8Array.fromHex": "@noble/hashes asks first.",
  "startViewTransition()": "React and the router ask first.",
  ViewTransition: "A name of React's own.",
  Profiler: "A name of React's own.",
  "when()": "A method of zod's own.",
  "toArray()": "A method of the Markdown parser's own.",
  Viewport: "A name of frimousse's own.",
  "requestIdleCallback()": "frimousse asks first.",
  "cancelIdleCallback()": "frimousse asks first.",
};

/** Newer properties of styles without which a page looks plainer and works. */
const plainerWithout: readonly string[] = [
  "accent-color",
  "backdrop-filter",
  "box-decoration-break",
  // Only saves work.
  "content-visibility",
  // grow-fields.ts stands in for it.
  "field-sizing",
  // Safari has no contrast themes.
  "forced-color-adjust",
  // Written with a prefix as well, as user-select is.
  "mask-image",
  "overflow-anchor",
  "overflow-clip-margin",
  "overscroll-behavior",
  "scrollbar-gutter",
  "scrollbar-width",
  "text-wrap",
  "user-select",
];

async function read(ending: string): Promise<[string, string][]> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(ending));
  return await Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(join(assets, name), "utf8")]),
  );
}

test("the pages' scripts call nothing that the oldest browsers lack, unless something stands in for it", async () => {
  const found = new Map<string, string>();
  for (const [name, text] of await read(".js")) for (const call of newerCalls(text)) found.set(call, name);
  const missing = [...found].filter(([call]) => !(call in withFallback));
  expect(missing).toEqual([]);
  expect(Object.keys(withFallback).filter((call) => !found.has(call)), "no longer called").toEqual([]);
});

test("the pages' styles use nothing that the oldest browsers lack, unless a page works without it", async () => {
  const found = new Set((await read(".css")).flatMap(([, text]) => [...newerProperties(text)]));
  expect([...found].toSorted()).toEqual(plainerWithout);
});

test("README names the oldest browsers", async () => {
  const { chrome, firefox, safari } = oldestBrowsers;
  const readme = await readFile(join(root, "README.md"), "utf8");
  expect(readme.replaceAll(/\s+/g, " ")).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});
