import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Language } from "#shared/language/languages.ts";
import { serveBundle } from "./serve-app-protocol.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const bundleDir = join(temporaryFolder(), "renderer");
for (const name of ["assets", "de"]) mkdirSync(join(bundleDir, name), { recursive: true });
writeFileSync(join(bundleDir, "index.html"), "<script>1</script>");
writeFileSync(join(bundleDir, "de/index.html"), "<script>2</script>");
writeFileSync(join(bundleDir, "assets/a.js"), "let a;");
writeFileSync(join(bundleDir, "assets/a.css"), "a {}");
writeFileSync(join(bundleDir, "assets/über dawn.svg"), "<svg/>");
writeFileSync(join(bundleDir, "notes.txt"), "not a type of the bundle");
writeFileSync(join(bundleDir, "../secret.js"), "not yours");

const get = async (path: string) => {
  const answer = await serveBundle(bundleDir, "en", path);
  return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
};

test.each([
  ["/assets/a.js", "text/javascript; charset=utf-8", "let a;"],
  ["/assets/a.css", "text/css; charset=utf-8", "a {}"],
  ["/assets/%C3%BCber%20dawn.svg", "image/svg+xml", "<svg/>"],
  ["/post/../assets/a.js", "text/javascript; charset=utf-8", "let a;"],
])("serves %s as %s", async (path, type, text) => {
  expect(await get(path)).toEqual({ status: 200, type, text });
});

test.each([
  "/",
  "/index.html",
  "/de/index.html",
  "/post/1",
  "/ana.maria",
  "/notes.txt",
  "/gone.png",
  "/apis",
])(
  "serves the page at %s",
  async (path) => {
    expect(await get(path)).toEqual({
      status: 200,
      type: "text/html; charset=utf-8",
      text: "<script>1</script>",
    });
  },
);

test.each(["/assets/gone.js", "/assets/gone.css"])("returns 404 for %s", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test.each([
  "/..%2fsecret.js",
  "/%2e%2e/secret.js",
  "/assets/..%2f..%2fsecret.js",
  "/assets/%2e%2e/%2e%2e/secret.js",
  "/%00",
  "/assets/a.js%00.png",
  "/%ff",
  "secret.js",
  "",
])("serves nothing from outside the bundle: %j", async (path) => {
  expect((await get(path)).text).not.toContain("not yours");
});

test.each(["/%00", "/%ff", "../secret.js"])("returns 404 for the invalid path %j", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("every response has its type and cross-origin headers; the page has a content security policy", async () => {
  for (const path of ["/", "/assets/a.js", "/assets/gone.js", "/%ff"]) {
    const { headers } = await serveBundle(bundleDir, "en", path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("same-origin");
  }
  const { headers } = await serveBundle(bundleDir, "en", "/");
  expect(headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-.*connect-src 'self';/);
});

test("serves the page in the language of the app, in English where it was not built in it", async () => {
  const read = async (...asked: [Language, string]) => await (await serveBundle(bundleDir, ...asked)).text();
  expect(await read("de", "/post/1")).toBe("<script>2</script>");
  expect(await read("ar", "/post/1")).toBe("<script>1</script>");
  expect(await read("de", "/assets/a.js")).toBe("let a;");
});
