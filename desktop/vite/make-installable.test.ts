import { expect, test } from "vitest";
import { drawWebIcons } from "../icons/icon-files.ts";
import { readBuildLanguage } from "./messages/build-language.ts";
import { buildWebManifest } from "./make-installable.ts";

test("has icons in the sizes that the manifest names, plain and maskable", async () => {
  const { icons } = buildWebManifest(readBuildLanguage("en"));
  const drawn = [...(await drawWebIcons()).keys()].map((name) => `/${name}`);
  for (const { src, sizes } of icons.filter(({ type }) => type === "image/png")) {
    expect(drawn).toContain(src);
    expect(sizes).toBe(src.replace(/^.*-(\d+)\.png$/, "$1x$1"));
  }
  expect(new Set(icons.map(({ purpose }) => purpose))).toEqual(new Set(["any", "maskable"]));
});

test("has the app's start address and scope in the manifest", () => {
  const { start_url, scope, shortcuts } = buildWebManifest(readBuildLanguage("en"));
  for (const address of [start_url, ...shortcuts.map(({ url }) => url)]) {
    expect(address.startsWith(scope)).toBe(true);
  }
});
