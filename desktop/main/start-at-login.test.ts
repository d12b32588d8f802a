import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { moveStartAtLogin, setStartAtLogin, startsAtLogin, wasStartedAtLogin } from "./start-at-login.ts";
import { quietLog } from "./testing/quiet-log.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

vi.mock(import("node:fs"), async (load) => {
  const fs = await load();
  return { ...fs, writeFileSync: vi.fn(fs.writeFileSync) };
});

const name = "app.glimmer.Glimmer.desktop";
const autostartDir = join(temporaryFolder(), "autostart");

/** What the other systems know of it. `openAtLogin` is said of what was asked for, `executableWillLaunchAtLogin` of what will be. */
function loginItems({ openAtLogin = false, executableWillLaunchAtLogin = false } = {}) {
  const item = { openAtLogin, executableWillLaunchAtLogin } as Electron.LoginItemSettings;
  return {
    setLoginItemSettings: vi.fn((_settings: Electron.Settings) => {}),
    getLoginItemSettings: vi.fn((_options?: Electron.LoginItemSettingsOptions) => item),
  };
}

/** A computer that starts an AppImage at login. */
function listing(appImage: string) {
  const folder = join(temporaryFolder(), "autostart");
  setStartAtLogin(loginItems(), { system: "linux", autostartDir: folder, appImage }, "x", true);
  const file = join(folder, name);
  const log = quietLog();
  return {
    file,
    log,
    read: () => readFileSync(file, "utf8"),
    isOn: () => startsAtLogin(loginItems(), { system: "linux", autostartDir: folder }, "x"),
    move: (program: string | null) => moveStartAtLogin({ autostartDir: folder }, program, log),
  };
}

test("Linux lists the app among what starts at login, hidden, or no longer", () => {
  const app = loginItems();
  const file = join(autostartDir, name);
  const config = { system: "linux", autostartDir, appImage: null } as const;
  setStartAtLogin(app, { ...config, appImage: "/opt/Glimmer.AppImage" }, "/tmp/mounted/glimmer", true);
  expect(readFileSync(file, "utf8")).toContain('Exec="/opt/Glimmer.AppImage" --hidden\n');
  expect(startsAtLogin(app, config, "/usr/bin/glimmer")).toBe(true);
  setStartAtLogin(app, config, "/usr/bin/glimmer", false);
  expect(existsSync(file)).toBe(false);
  expect(startsAtLogin(app, config, "/usr/bin/glimmer")).toBe(false);
  expect(app.setLoginItemSettings).not.toHaveBeenCalled();
});

test.each([
  ["Hidden=true", false],
  ["Hidden = true ", false],
  ["Hidden=false", true],
  ["X-GNOME-Autostart-enabled=false", false],
  ["X-GNOME-Autostart-Delay=9", true],
])("with %s in the entry a desktop starts it: %s, until the member wants it again", (line, isOn) => {
  const list = listing("/opt/Glimmer.AppImage");
  writeFileSync(list.file, `${list.read().replace("X-GNOME-Autostart-enabled=true\n", "")}${line}\n`);
  expect(list.isOn()).toBe(isOn);
  const config = { system: "linux", autostartDir: join(list.file, ".."), appImage: null } as const;
  setStartAtLogin(loginItems(), config, "x", true);
  expect(list.isOn()).toBe(true);
});

const macConfig = { system: "mac", autostartDir: null, appImage: null } as const;
const windowsConfig = { ...macConfig, system: "windows" } as const;

test("the other systems have a setting for it", () => {
  const app = loginItems({ openAtLogin: true });
  setStartAtLogin(app, macConfig, "x", true);
  expect(app.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: true, args: ["--hidden"] });
  setStartAtLogin(app, macConfig, "x", false);
  expect(app.setLoginItemSettings).toHaveBeenLastCalledWith({ openAtLogin: false, args: ["--hidden"] });
});

test("a system that keeps it switched off does not let us", () => {
  expect(() => setStartAtLogin(loginItems(), macConfig, "x", true)).toThrow("The system keeps");
  expect(() => setStartAtLogin(loginItems({ openAtLogin: true }), windowsConfig, "x", true)).toThrow();
  setStartAtLogin(loginItems(), macConfig, "x", false);
});

test("on Windows it counts whether the program will be started, also where its path has a space in it", () => {
  const program = "C:\\Users\\Ana Maria\\Glimmer.exe";
  const app = loginItems({ executableWillLaunchAtLogin: true });
  expect(startsAtLogin(app, windowsConfig, program)).toBe(true);
  expect(app.getLoginItemSettings).toHaveBeenCalledWith({ path: `"${program}"` });
  // Switched off in the task manager it stands in the registry all the same.
  expect(startsAtLogin(loginItems({ openAtLogin: true }), windowsConfig, program)).toBe(false);
  expect(startsAtLogin(loginItems({ openAtLogin: true }), macConfig, "x")).toBe(true);
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
