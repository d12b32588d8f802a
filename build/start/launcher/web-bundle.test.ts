import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildWebBundle, computeFingerprint } from "./web-bundle.ts";

let root = "";
const put = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "glimmer-bundle-"));
  await put("desktop/renderer/app/App.tsx", "1");
  await put("shared/product.ts", "1");
  await put("package-lock.json", "{}");
});
afterEach(() => rm(root, { recursive: true, force: true }));

test.each([
  ["desktop/renderer/app/App.tsx", "2"],
  ["desktop/renderer/app/New.tsx", "1"],
  ["shared/product.ts", "2"],
  ["package-lock.json", "{ }"],
])("rebuilds after a change of %s", async (path, text) => {
  const before = await computeFingerprint(root);
  await put(path, text);
  expect(await computeFingerprint(root)).not.toBe(before);
});

test.each([
  "desktop/e2e/join.spec.ts",
  "desktop/electron.vite.config.ts.1795767341267-18db9ae3d41bc.mjs",
  "desktop/renderer/lib/text/format-counts-and-times.test.ts",
  "server/app.ts",
])(
  "does not rebuild after a change of %s",
  async (path) => {
    const before = await computeFingerprint(root);
    await put(path, "2");
    expect(await computeFingerprint(root)).toBe(before);
  },
);

test("does not rebuild after a file was saved unchanged", async () => {
  const before = await computeFingerprint(root);
  await put("shared/product.ts", "1");
  expect(await computeFingerprint(root)).toBe(before);
});

test("does not rebuild from the same sources", async () => {
  await put("desktop/web.vite.config.ts", "");
  await put("dist/web/index.html", "");
  await put("dist/web.stamp", await computeFingerprint(root));
  const said: string[] = [];
  expect(await buildWebBundle(root, (line) => said.push(line))).toBe("fresh");
  expect(said).toEqual([]);
});

test("shows why a build failed, and tries again at the next start", async () => {
  await put("desktop/web.vite.config.ts", "");
  await expect(buildWebBundle(root, () => {})).rejects.toThrow("The web bundle could not be built");
  await expect(buildWebBundle(root, () => {})).rejects.toThrow("The web bundle could not be built");
});

test("builds again what a build had begun to write and did not finish, also from the sources of before", async () => {
  await put("desktop/web.vite.config.ts", "");
  await put("dist/web/index.html", "");
  await put("dist/web.stamp", await computeFingerprint(root));
  await put("shared/product.ts", "2");
  await expect(buildWebBundle(root, () => {})).rejects.toThrow("The web bundle could not be built");
  await put("shared/product.ts", "1");
  await expect(buildWebBundle(root, () => {})).rejects.toThrow("The web bundle could not be built");
});
