import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { moveStartAtLogin, setStartAtLogin, wasStartedAtLogin } from "./start-at-login.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

vi.mock(import("node:fs"), async (load) => {
  const fs = await load();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});

const name = "app.glimmer.desktop.desktop";
const autostartDir = join(temporaryFolder(), "autostart");

/** A computer that starts an AppImage at login. */
function listing(appImage: string) {
  const folder = join(temporaryFolder(), "autostart");
  setStartAtLogin({ setLoginItemSettings: vi.fn() }, { autostartDir: folder, appImage }, "x", true);
  const file = join(folder, name);
  const log = quietLog();
  return {
    file,
    log,
    read: () => readFileSync(file, "utf8"),
    move: (program: string | null) => moveStartAtLogin({ autostartDir: folder }, program, log),
  };
}

test("Linux lists the app among what starts at login, hidden, or no longer", () => {
  const app = { setLoginItemSettings: vi.fn() };
  const file = join(autostartDir, name);
  setStartAtLogin(app, { autostartDir, appImage: "/opt/Glimmer.AppImage" }, "/tmp/mounted/glimmer", true);
  expect(readFileSync(file, "utf8")).toContain('Exec="/opt/Glimmer.AppImage" --hidden\n');
  setStartAtLogin(app, { autostartDir, appImage: null }, "/usr/bin/glimmer", false);
  expect(existsSync(file)).toBe(false);
  expect(app.setLoginItemSettings).not.toHaveBeenCalled();
});

test("the other systems have a setting for it", () => {
  const app = { setLoginItemSettings: vi.fn() };
  setStartAtLogin(app, { autostartDir: null, appImage: null }, "x", true);
  expect(app.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: true, args: ["--hidden"] });
});

test.each([["mac", true, true], ["mac", false, false], ["windows", true, false]] as const)(
  "on %s a start at login (%s) begins hidden without being told: %s",
  (system, wasOpenedAtLogin, isHidden) => {
    const app = { getLoginItemSettings: () => ({ wasOpenedAtLogin }) as Electron.LoginItemSettings };
    expect(wasStartedAtLogin(app, system)).toBe(isHidden);
  },
);

test("an AppImage that moved still starts at login, and one that is not listed stays so", () => {
  const folder = join(temporaryFolder(), "autostart");
  moveStartAtLogin({ autostartDir: folder }, "/new/glimmer.AppImage", quietLog());
  expect(existsSync(join(folder, name))).toBe(false);
  const { read, move } = listing("/old/glimmer.AppImage");
  move(null);
  expect(read()).toContain('Exec="/old/glimmer.AppImage" --hidden\n');
  move("/new/$& glimmer.AppImage");
  expect(read()).toContain('Exec="/new/\\$& glimmer.AppImage" --hidden\n');
});

test("a start at login that the desktop's own settings switched off stays off when the AppImage moves", () => {
  const { file, read, move } = listing("/old/glimmer.AppImage");
  const changed = read().replace("enabled=true", "enabled=false") +
    "Hidden=true\nX-GNOME-Autostart-Delay=9\n";
  writeFileSync(file, changed);
  move("/new/glimmer.AppImage");
  expect(read()).toBe(changed.replace("/old/", "/new/"));
});

test("an entry that cannot be written is logged, and whoever moved the AppImage goes on", () => {
  const { read, move, log } = listing("/old/glimmer.AppImage");
  vi.mocked(writeFileSync).mockImplementationOnce(() => {
    throw new Error("EROFS: read-only file system");
  });
  move("/new/glimmer.AppImage");
  expect(log.lines).toEqual([expect.stringContaining("EROFS")]);
  expect(read()).toContain("/old/glimmer.AppImage");
  move("/old/glimmer.AppImage");
  expect(log.lines).toHaveLength(1);
});
