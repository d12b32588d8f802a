import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig, readSelfTestArgument } from "./config.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const parts = {
  env: {},
  argv: ["glimmer"],
  platform: "linux",
  isPackaged: true,
  isFromStore: false,
  execPath: "/tmp/.mount_glimmer1/glimmer",
  home: "/home/ana",
  bundledServer: "https://glimmer.example.org/",
  isSandboxed: true,
  hasFeed: true,
};

test("a packaged app ignores addresses in the environment", () => {
  const env = { GLIMMER_SERVER_URL: "https://evil.example", ELECTRON_RENDERER_URL: "http://evil.example" };
  expect(readConfig({ ...parts, env })).toMatchObject({
    builtInServer: "https://glimmer.example.org",
    devPages: null,
  });
  expect(readConfig({ ...parts, env, isPackaged: false })).toMatchObject({
    builtInServer: "https://evil.example",
    devPages: "http://evil.example",
  });
  expect(readConfig({ ...parts, bundledServer: "" }).builtInServer).toBeNull();
});

/** Variables inherited from another program that is an AppImage. */
const otherAppImage = { APPIMAGE: "/home/ana/Editor.AppImage", APPDIR: "/tmp/.mount_Editor1" };

test.each([
  ["an AppImage", { env: { APPIMAGE: "/opt/glimmer.AppImage", APPDIR: "/tmp/.mount_glimmer1" } }, true],
  ["a deb or rpm", {}, false],
  ["a snap", { env: { APPIMAGE: "/x", APPDIR: "/tmp/.mount_glimmer1", SNAP: "/snap/glimmer" } }, false],
  [
    "a flatpak",
    { env: { APPIMAGE: "/x", APPDIR: "/tmp/.mount_glimmer1", FLATPAK_ID: "app.glimmer" } },
    false,
  ],
  ["a Mac", { platform: "darwin" }, true],
  ["Windows", { platform: "win32" }, true],
  ["a package without a feed", { platform: "darwin", hasFeed: false }, false],
  ["a store's app", { platform: "darwin", isFromStore: true }, false],
  ["a deb that an AppImage started", { env: otherAppImage, execPath: "/opt/Glimmer/glimmer" }, false],
  ["the sources", { platform: "darwin", isPackaged: false }, false],
])("decides about updates for %s", (_, changed, updatesItself) => {
  expect(readConfig({ ...parts, ...changed }).updatesItself).toBe(updatesItself);
});

test.each([
  ["a Wayland session", { env: { XDG_SESSION_TYPE: "wayland" } }, true],
  ["an X11 session", { env: { XDG_SESSION_TYPE: "x11" } }, false],
  ["an unknown session", {}, false],
  [
    "a Wayland session where the member chose X11",
    { env: { XDG_SESSION_TYPE: "wayland" }, argv: ["glimmer", "--ozone-platform=x11"] },
    false,
  ],
  ["another system", { env: { XDG_SESSION_TYPE: "wayland" }, platform: "darwin" }, false],
])("is on native Wayland in %s", (_, changed, isOnWayland) => {
  expect(readConfig({ ...parts, ...changed }).isOnWayland).toBe(isOnWayland);
});

test("reads --hidden and the autostart folder", () => {
  expect(readConfig({ ...parts, argv: ["glimmer", "--hidden"] })).toMatchObject({
    startsHidden: true,
    autostartDir: "/home/ana/.config/autostart",
  });
  expect(readConfig({ ...parts, env: { XDG_CONFIG_HOME: "/etc/ana" } }).autostartDir).toBe(
    "/etc/ana/autostart",
  );
  expect(readConfig({ ...parts, platform: "win32" })).toMatchObject({
    autostartDir: null,
  });
});

test("is an AppImage only when the program runs from its mount point", () => {
  const mounted = { APPIMAGE: "/opt/glimmer.AppImage", APPDIR: "/tmp/.mount_glimmer1" };
  const env = { ...mounted, XDG_DATA_DIRS: "/var/share:/usr/share" };
  expect(readConfig({ ...parts, env })).toMatchObject({
    appImage: "/opt/glimmer.AppImage",
  });
  expect(readConfig({ ...parts, env, isPackaged: false }).appImage).toBeNull();
  for (const APPDIR of [undefined, "", "/tmp/.mount_glimmer", "/tmp/.mount_Editor1"]) {
    expect(readConfig({ ...parts, env: { ...env, APPDIR } }).appImage).toBeNull();
  }
  expect(readConfig({ ...parts, env: otherAppImage }).appImage).toBeNull();
});

test("recognises its AppImage when TMPDIR is a link", () => {
  const folder = temporaryFolder();
  const [real, link] = [join(folder, "big-disk"), join(folder, "tmp")];
  for (const name of [".mount_glimmer1", ".mount_Editor1"]) mkdirSync(join(real, name), { recursive: true });
  symlinkSync(real, link, "junction");
  const execPath = join(real, ".mount_glimmer1/glimmer");
  writeFileSync(execPath, "the program");
  const mountedAt = (name: string) => ({ APPIMAGE: "/opt/glimmer.AppImage", APPDIR: join(link, name) });
  const own = readConfig({ ...parts, execPath, env: mountedAt(".mount_glimmer1") });
  expect(own).toMatchObject({ appImage: "/opt/glimmer.AppImage", updatesItself: true });
  expect(readConfig({ ...parts, execPath, env: mountedAt(".mount_Editor1") }).appImage).toBeNull();
});

test.each([
  ["--self-test", ""],
  ["--self-test=", ""],
  ["--self-test=/tmp/a=b.json", "/tmp/a=b.json"],
  ["--self-tests", null],
  ["glimmer://chat", null],
])("reads the argument %s of a self-test as %j", (argument, file) => {
  expect(readSelfTestArgument(argument)).toBe(file);
});
