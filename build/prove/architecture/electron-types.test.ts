import { dirname } from "node:path";
import { expect, test } from "vitest";
import { findHiddenElectronTypes, findMissingInStandIn } from "./electron-types.ts";
import { parseModule, readModules } from "./read-modules.ts";

const modules = readModules(dirname(dirname(dirname(import.meta.dirname))));

test("no cast and no declaration of our own hides an Electron API from its types", () => {
  expect(findHiddenElectronTypes(modules)).toEqual([]);
});

test("the stand-in for Electron has everything that the app takes of it", () => {
  expect(findMissingInStandIn(modules)).toEqual([]);
});

test.each([
  ["a cast to one of its types", "window as BrowserWindow"],
  ["a cast to a part of one", 'window as Pick<BrowserWindow, "show">'],
  ["a cast to its namespace", "window as Electron.App"],
  ["a cast through unknown", "window as unknown as Socket"],
  ["a cast to any", "window as any"],
  ["a cast to never", "window as never"],
  ["a cast in angle brackets", "<BrowserWindow>window"],
  ["one to any", "<any>window"],
  ["one through unknown", "<Socket><unknown>window"],
])("finds %s", (_, expression) => {
  const text =
    `import type { BrowserWindow } from "electron";\nexport const a = (window: object) => ${expression};`;
  expect(findHiddenElectronTypes([parseModule("desktop/main/a.ts", text)])).toEqual([
    `desktop/main/a.ts: ${expression}`,
  ]);
  expect(findHiddenElectronTypes([parseModule("desktop/main/a.test.ts", text)])).toEqual([]);
});

test.each(['declare module "electron" {}', "declare namespace Electron {}"])("finds %s", (text) => {
  expect(findHiddenElectronTypes([parseModule("desktop/preload/a.ts", text)])).toHaveLength(1);
});

test.each(["// @ts-expect-error: it exists", "/* @ts-ignore */", "// @ts-nocheck"])("finds %s", (comment) => {
  const text = `import { net } from "electron";\n${comment}\nnet.online();`;
  expect(findHiddenElectronTypes([parseModule("desktop/main/a.ts", text)])).toEqual([
    `desktop/main/a.ts: ${comment}`,
  ]);
});

test("allows casts that have nothing to do with Electron", () => {
  const text = "export const a = (b: unknown) => b as string[];";
  expect(findHiddenElectronTypes([parseModule("desktop/main/a.ts", text)])).toEqual([]);
});

test("finds what the stand-in lacks, and ignores types", () => {
  const host = parseModule(
    "desktop/e2e/host/electron.ts",
    'export { app } from "./app.ts";\nexport const net = {};',
  );
  const user = parseModule(
    "desktop/main/a.ts",
    'import { app, net, screen, type Tray } from "electron";\nvoid app;',
  );
  expect(findMissingInStandIn([host, user])).toEqual(["desktop/main/a.ts: screen"]);
});
