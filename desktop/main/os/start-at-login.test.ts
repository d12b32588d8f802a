import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { setStartAtLogin, startsAtLogin, wasStartedAtLogin } from "./start-at-login.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

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
  return {
    file,
    read: () => readFileSync(file, "utf8"),
    isOn: () => startsAtLogin(loginItems(), { system: "linux", autostartDir: folder }, "x"),
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
