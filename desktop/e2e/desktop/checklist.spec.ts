import { readdirSync, readFileSync, statSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

/** The build is read as text: what is not in it cannot happen. */
const root = join(import.meta.dirname, "../../..");
const out = join(root, "out");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const mainFiles = () => readdirSync(join(out, "main")).filter((name) => name.endsWith(".cjs"));
const whole = () => mainFiles().map((name) => read(`out/main/${name}`)).join("\n");

/** Calls that only electron-updater may make, as its source has them, and why it may. */
const updatersOwn = [{
  code: "shell.openPath(installerPath)",
  reason: "opens the installer it fetched and checked, where Windows could not start it",
}];
/** All code of the main process, also what is loaded later, without the updater's. */
const main = () => updatersOwn.reduce((text, { code }) => text.replace(code, ""), whole());
const preload = () => read("out/preload/index.cjs");
const both = () => main() + preload();
const modules = (name: string) => JSON.parse(read(name)) as string[];
const fuses = () => /electronFuses:\n((?: {2}.*\n)+)/.exec(read("electron-builder.yml"))?.[1] ?? "";

/**
 * Electron supports its newest three majors. Whoever raises ours looks up the newest, and writes
 * it here with the day.
 */
const newestElectron = { major: 45, on: "2026-11-26" };

/**
 * Electron's security checklist, point by point:
 * https://www.electronjs.org/docs/latest/tutorial/security
 */
const checklist: readonly [point: string, holds: () => void][] = [
  ["1 only loads secure content", () => {
    expect(main()).not.toMatch(/loadURL\([`"']http:/);
    // The window's page, that of another server, and the self-test's.
    const loaded = [...main().matchAll(/\.loadURL\(([^)]*)\)/g)].map((match) => match[1]);
    expect(loaded).toHaveLength(3);
    for (const address of loaded) expect(address).toMatch(/^`\$\{(require_index\.)?appOrigin\}\/`$/);
    expect(main()).toContain('appOrigin = "app://glimmer"');
  }],
  ["2 gives pages no Node", () => {
    for (const setting of ["nodeIntegration", "nodeIntegrationInWorker", "nodeIntegrationInSubFrames"]) {
      expect(main()).toContain(`${setting}: false`);
      expect(main()).not.toContain(`${setting}: true`);
    }
  }],
  ["3 isolates the preload script's context", () => {
    expect(main()).toContain("contextIsolation: true");
    expect(main()).not.toContain("contextIsolation: false");
    expect(preload()).toContain("contextBridge.exposeInMainWorld");
  }],
  ["4 sandboxes every process, unless the system that starts it gives none", () => {
    expect(main()).toMatch(
      /isSandboxed = !\S+app\.commandLine\.hasSwitch\("no-sandbox"\);\s+if \(isSandboxed\) \S+app\.enableSandbox\(\)/,
    );
    expect(main()).toContain("sandbox: true");
    expect(main()).not.toContain("sandbox: false");
    expect(main().match(/no-sandbox/g)).toHaveLength(1);
  }],
  ["5 answers permission requests", () => {
    expect(main()).toContain("setPermissionRequestHandler(");
    expect(main()).toContain("setPermissionCheckHandler(");
    expect(main()).toContain("setDevicePermissionHandler(() => false)");
    expect(main()).toMatch(/new Set\(\["clipboard-sanitized-write"\]\)/);
  }],
  ["6 leaves web security on", () => {
    expect(main()).toContain("webSecurity: true");
    expect(main()).not.toMatch(/webSecurity: false|disable-web-security/);
  }],
  ["7 has a content security policy", () => {
    expect(main()).toContain('"Content-Security-Policy"');
    expect(main()).toContain("default-src 'none'");
    expect(main()).not.toContain("unsafe-eval");
  }],
  ["8 runs no insecure content", () => {
    expect(main()).toContain("allowRunningInsecureContent: false");
    expect(main()).not.toContain("allowRunningInsecureContent: true");
  }],
  ["9 uses no experimental features", () => {
    expect(main()).toContain("experimentalFeatures: false");
    expect(main()).not.toContain("experimentalFeatures: true");
  }],
  ["10 enables no Blink features", () => {
    expect(main()).not.toContain("enableBlinkFeatures");
    expect(main()).not.toContain("enable-blink-features");
  }],
  ["11 lets no webview open windows", () => expect(both()).not.toContain("allowpopups")],
  ["12 refuses webviews", () => {
    expect(main()).toContain("webviewTag: false");
    expect(main()).toMatch(/"will-attach-webview", \(event\) => event\.preventDefault\(\)/);
  }],
  ["13 keeps navigation on the app's pages", () => {
    for (const event of ["will-navigate", "will-redirect", "will-frame-navigate"]) {
      expect(main()).toContain(`contents.on("${event}"`);
    }
  }],
  ["14 opens no new windows", () => {
    expect(main()).toContain("setWindowOpenHandler(");
    expect(main()).toContain('action: "deny"');
    expect(main()).not.toContain('action: "allow"');
  }],
  ["15 hands only checked addresses to the system", () => {
    expect(main().match(/\.openExternal\(/g)).toHaveLength(1);
    expect(main()).not.toContain("openPath(");
  }],
  [`16 is built on an Electron that was supported on ${newestElectron.on}`, () => {
    const wanted = JSON.parse(read("package.json")) as { devDependencies: Record<string, string> };
    const version = wanted.devDependencies["electron"] ?? "";
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    const installed = JSON.parse(read("node_modules/electron/package.json")) as { version: string };
    expect(installed.version).toBe(version);
    expect(Number(version.split(".")[0])).toBeGreaterThan(newestElectron.major - 3);
  }],
  ["17 checks the sender of every message", () => {
    expect(main().match(/ipcMain\d*\.handle\(/g)).toHaveLength(1);
    expect(main()).not.toMatch(/ipcMain\.(on|once|handleOnce)\(/);
    expect(main()).toContain("isOwnPage(event, page())");
  }],
  ["18 uses no file protocol", () => {
    expect(main()).not.toMatch(/file:\/\/|\.loadFile\(|registerFileProtocol/);
    expect(main()).toContain("registerSchemesAsPrivileged([appScheme])");
    expect(main()).not.toMatch(/bypassCSP|allowServiceWorkers|allowExtensions/);
  }],
  ["19 cuts unused powers off by fuses", () => {
    expect(fuses()).toMatch(/runAsNode: false/);
    expect(fuses()).toMatch(/enableNodeOptionsEnvironmentVariable: false/);
    expect(fuses()).toMatch(/enableNodeCliInspectArguments: false/);
    expect(fuses()).toMatch(/enableCookieEncryption: true/);
    expect(fuses()).toMatch(/enableEmbeddedAsarIntegrityValidation: true/);
    expect(fuses()).toMatch(/onlyLoadAppFromAsar: true/);
    expect(fuses()).toMatch(/grantFileProtocolExtraPrivileges: false/);
  }],
  ["20 exposes no Electron to the page", () => {
    // The listener gets the message, never Electron's event, which carries the sender.
    expect(preload()).toMatch(/\(_, event\) => listener\(event\)/);
    expect(preload().match(/exposeInMainWorld\(/g)).toHaveLength(1);
    expect(preload()).not.toMatch(
      /ipcRenderer\.(send|sendSync|postMessage)\(|exposeInMainWorld\([^)]*(ipcRenderer|electron)/,
    );
  }],
];

for (const [point, holds] of checklist) test(`the built app ${point}`, holds);

test("the main process loads some parts later, among them the updater", () => {
  expect(mainFiles().length).toBeGreaterThan(1);
  for (const { code, reason } of updatersOwn) expect(whole().split(code), reason).toHaveLength(2);
  expect(read("out/main/index.cjs")).not.toMatch(/openPath\(/);
});

test("the main bundle has no code of the renderer and requires nothing outside it", () => {
  const foreign = /^desktop\/(renderer|e2e)\/|node_modules\/(react|react-dom|@tanstack|radix-ui)\//;
  expect(modules("out/main.modules.json").filter((id) => foreign.test(id))).toEqual([]);
  const needed = new Set(
    mainFiles().flatMap((name) =>
      [...read(`out/main/${name}`).matchAll(/\brequire\("([^"]+)"\)/g)].map((match) => match[1] ?? "")
    ),
  );
  const isKnown = (id: string) =>
    id === "electron" || id.startsWith("./") || builtinModules.includes(id.replace(/^node:/, ""));
  expect([...needed].filter((id) => !isKnown(id))).toEqual([]);
});

test("the preload script is one CommonJS file below 20 KB that requires only Electron", () => {
  expect(readdirSync(join(out, "preload"))).toEqual(["index.cjs"]);
  expect(statSync(join(out, "preload/index.cjs")).size).toBeLessThan(20_000);
  expect([...preload().matchAll(/require\("([^"]+)"\)/g)].map((match) => match[1])).toEqual(["electron"]);
  expect(preload()).not.toMatch(/^(import|export)\s/m);
});

test("desktop.8: neither the preload script nor the page knows the self-test", () => {
  expect(main()).toContain("--self-test");
  expect(preload()).not.toContain("self-test");
  expect(modules("out/renderer.modules.json").filter((id) => id.includes("self-test"))).toEqual([]);
});

test("the renderer has the web bundle's source except for its platform", () => {
  // The entry of the page that only the server sends, to visitors.
  const landingEntry = "desktop/renderer/app/landing/boot-landing.ts";
  // Only browsers get pushes, by a service worker, and read the cookie of who is signed in; in the
  // app both are the main process's part. Only the app's search in the page has the sign for
  // upwards.
  const elsewhere =
    /^(desktop\/renderer\/(platform\/|ui\/icons\/chevron-up\.ts$|lib\/storage\/service-worker\.ts$)|shared\/notifications\/push-contract\.ts$|shared\/auth\/token-headers\.ts$)/;
  const own = (name: string) =>
    modules(name).filter((id) =>
      /^(desktop|shared)\//.test(id) && !elsewhere.test(id) && id !== landingEntry
    );
  expect(own("out/renderer.modules.json")).toEqual(own("dist/web.modules.json"));
  const platform = modules("out/renderer.modules.json").filter((id) =>
    id.startsWith("desktop/renderer/platform/")
  );
  expect(platform).toContain("desktop/renderer/platform/electron.ts");
  expect(platform.filter((id) => /platform\/web(\.ts|\/)/.test(id))).toEqual([]);
});
