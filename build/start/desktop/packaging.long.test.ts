import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTextWriter } from "#shared/language/text-writer.ts";
import { product } from "#shared/product.ts";
import { blockOf } from "../../prove/pages/testing/blocks-of-page.ts";
import { type AsarFile, readAsar } from "../../prove/testing/read-asar.ts";
import { createStandInElectron, readFuses } from "../../prove/testing/create-stand-in-electron.ts";
import { wrapDesktop } from "./package-app.ts";
import { feedArguments, readReleaseSettings } from "./release-settings.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const config = readFileSync(join(root, "electron-builder.yml"), "utf8");

/**
 * A project as it is when its bundles are built; what must stay out of the
 * package is there as well.
 */
const project: Readonly<Record<string, string>> = {
  "out/main/index.cjs": "main",
  "out/main/index.cjs.map": "where it came from",
  "out/main/catalogue/de.json": "texts",
  "out/preload/index.cjs": "preload",
  "out/renderer/index.html": "page",
  "out/renderer/assets/app-1a2b.js": "script",
  "out/renderer/de/index.html": "page in German",
  "out/renderer.modules.json": "[]",
  "out/resources/tray.png": "tray",
  "server/main.ts": "server",
  "desktop/main/index.ts": "source",
  "desktop/main/index.test.ts": "test",
  "node_modules/electron-updater/index.js": "bundled already",
  ".env": "SESSION_SECRET=secret",
  ".data/session-secret": "secret",
};

const shown = blockOf("desktop/README.md", "sh", "npm run desktop:package");
const settings = Object.fromEntries(
  [...shown.matchAll(/^(\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
);
const feed = readReleaseSettings(settings).updateUrl;
let folder = "";
const inPackage = (path: string) => join(folder, "project/dist/desktop/linux-unpacked", path);
let archive: ReadonlyMap<string, AsarFile> = new Map();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "glimmer-package-"));
  for (const [name, text] of Object.entries(project)) {
    const file = join(folder, "project", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const name of ["package.json", "electron-builder.yml", "build/start/desktop", "build/resources"]) {
    cpSync(join(root, name), join(folder, "project", name), { recursive: true });
  }
  // electron-builder reads its version where it is installed.
  const installed = join(folder, "project/node_modules/electron");
  mkdirSync(installed);
  cpSync(join(root, "node_modules/electron/package.json"), join(installed, "package.json"));
  await wrap(feedArguments(feed));
  archive = readAsar(inPackage("resources/app.asar"));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Packs for Linux around a stand-in for Electron: `npm run desktop:package` of desktop/README.md
 * but for the bundles and the formats of the installers.
 */
function wrap(args: readonly string[]): Promise<void> {
  return wrapDesktop({
    tools: root,
    project: join(folder, "project"),
    env: process.env,
    electronDist: createStandInElectron(join(folder, "electron")),
    args: ["--linux", "--dir", ...args],
    output: "ignore",
  });
}

describe("a package built with a stand-in for Electron", () => {
  test("holds the bundles and package.json, and nothing else", () => {
    expect([...archive.keys()].toSorted()).toEqual([
      "out/main/catalogue/de.json",
      "out/main/index.cjs",
      "out/preload/index.cjs",
      "out/renderer/assets/app-1a2b.js",
      "out/renderer/de/index.html",
      "out/renderer/index.html",
      "out/resources/tray.png",
      "package.json",
    ]);
  });

  test("has a package.json with what the app needs, and nothing of the source tree", () => {
    const manifest = JSON.parse(archive.get("package.json")?.text ?? "{}") as Record<string, unknown>;
    expect(manifest).toMatchObject({
      name: "glimmer",
      version: product.version,
      main: "out/main/index.cjs",
      desktopName: `${product.desktopId}.desktop`,
    });
    for (const key of ["scripts", "dependencies", "devDependencies", "imports", "allowScripts"]) {
      expect(manifest[key] ?? null, key).toBeNull();
    }
  });

  test("has a hash of every file, for Electron to check", () => {
    expect([...archive.values()].every(({ isHashed }) => isHashed)).toBe(true);
  });

  test("sets Electron's fuses: no Node, no inspector, only this archive, encrypted cookies", () => {
    expect(readFuses(join(folder, "electron/electron"))).toEqual([
      "runAsNode",
      "nodeOptions",
      "nodeCliInspect",
      "fileProtocolPrivileges",
    ]);
    expect(readFuses(inPackage("glimmer"))).toEqual([
      "cookieEncryption",
      "embeddedAsarIntegrity",
      "onlyLoadAppFromAsar",
    ]);
  });

  test("contains the update feed it was given", () => {
    const text = readFileSync(inPackage("resources/app-update.yml"), "utf8");
    expect(text).toContain("provider: generic");
    expect(text).toContain(`url: ${feed}`);
  });

  test("contains Electron's licences, but not Electron's default app", () => {
    expect(existsSync(inPackage("LICENSE.electron.txt"))).toBe(true);
    expect(existsSync(inPackage("LICENSES.chromium.html"))).toBe(true);
    expect(existsSync(inPackage("resources/default_app.asar"))).toBe(false);
  });

  test("fails when its configuration has an option electron-builder does not know", async () => {
    await expect(wrap(["--config.linux.fuses=none"])).rejects.toThrow("electron-builder failed");
  }, 60_000);
});

describe("electron-builder.yml", () => {
  test.each([
    `appId: ${product.appId}`,
    `productName: ${product.name}`,
    `schemes: [${product.scheme}]`,
    `description: ${createTextWriter("en")(product.description)}`,
    `synopsis: ${createTextWriter("en")(product.tagline)}`,
    `maintainer: ${product.name} <${product.contactEmail}>`,
  ])("has the same %s as shared/product.ts", (line) => {
    expect(config).toContain(line);
  });

  test("has targets for all three systems", () => {
    expect(config).toContain("target: [AppImage, deb]");
    expect(config).toContain("target: [dmg, zip]");
    expect(config).toContain("target: [nsis]");
  });

  test("names no update host, since the feed comes from the environment", () => {
    expect(config).not.toMatch(/https?:/);
    expect(config).toMatch(/^publish: null$/m);
    expect(/^deb:\n(?: .*\n)+/m.exec(config)?.[0]).toContain("publish: null");
  });

  test("names the deb's desktop entry after the program, so that its windows are matched to it", () => {
    expect(config).toContain("executableName: glimmer");
    // The form of identifier that desktops require when they ask for a permission.
    expect(product.desktopId).toMatch(/^[A-Za-z_]\w*(\.[A-Za-z_]\w*){2,}$/);
    expect(config).toContain(`desktopName: ${product.desktopId}.desktop`);
    expect(config).toContain("syncDesktopName: true");
  });

  test("has the home page and maintainer that a deb requires", () => {
    const { homepage } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
      homepage?: string;
    };
    expect(URL.canParse(homepage ?? "")).toBe(true);
    expect(homepage).toBe(product.homepage);
    expect(config).toMatch(/^ {2}maintainer: .+ <.+@.+>$/m);
  });

  test("packs the tool that mounts the AppImage", () => {
    expect(config).toMatch(/^toolsets:\n(?: .*\n)*? {2}appimage: "1\.\d+\.\d+"$/m);
  });

  test("lets every user of a Mac start the app, also while another user runs it", () => {
    expect(config).not.toContain("LSMultipleInstancesProhibited");
  });

  test("asks macOS for the hardened runtime with one exception, which V8 needs", () => {
    expect(config).toContain("hardenedRuntime: true");
    const files = [...config.matchAll(/^ {2}entitlements\w*: (.+)$/gm)].map((match) => match[1] ?? "");
    expect(files).toHaveLength(2);
    for (const file of files) {
      const keys = [...readFileSync(join(root, file), "utf8").matchAll(/<key>(.+)<\/key>/g)];
      expect(keys.map((match) => match[1])).toEqual(["com.apple.security.cs.allow-jit"]);
    }
  });
});
