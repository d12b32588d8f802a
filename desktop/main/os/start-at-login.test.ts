import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { quoteProgram, setStartAtLogin, startsAtLogin, wasStartedAtLogin } from "./start-at-login.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const name = "app.glimmer.Glimmer.desktop";
const autostartDir = join(temporaryFolder(), "autostart");

/** The login item of macOS and Windows. */
function loginItems({ openAtLogin = false, executableWillLaunchAtLogin = false } = {}) {
  const item = { openAtLogin, executableWillLaunchAtLogin } as Electron.LoginItemSettings;
  return {
    setLoginItemSettings: vi.fn((_settings: Electron.Settings) => {}),
    getLoginItemSettings: vi.fn((_options?: Electron.LoginItemSettingsOptions) => item),
  };
}

/** Starts an AppImage at login. */
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

test("writes and removes the autostart entry on Linux", () => {
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
])("reads an entry with %s as %s, and writes it again when switched on", (line, isOn) => {
  const list = listing("/opt/Glimmer.AppImage");
  writeFileSync(list.file, `${list.read().replace("X-GNOME-Autostart-enabled=true\n", "")}${line}\n`);
  expect(list.isOn()).toBe(isOn);
  const config = { system: "linux", autostartDir: join(list.file, ".."), appImage: null } as const;
  setStartAtLogin(loginItems(), config, "x", true);
  expect(list.isOn()).toBe(true);
});

const macConfig = { system: "mac", autostartDir: null, appImage: null } as const;
const windowsConfig = { ...macConfig, system: "windows" } as const;

test("uses the login items of the other systems", () => {
  const app = loginItems({ openAtLogin: true });
  setStartAtLogin(app, macConfig, "x", true);
  expect(app.setLoginItemSettings).toHaveBeenCalledWith({ openAtLogin: true, args: ["--hidden"] });
  setStartAtLogin(app, macConfig, "x", false);
  expect(app.setLoginItemSettings).toHaveBeenLastCalledWith({ openAtLogin: false, args: ["--hidden"] });
});

test("throws when the system keeps it switched off", () => {
  expect(() => setStartAtLogin(loginItems(), macConfig, "x", true)).toThrow("The system keeps");
  expect(() => setStartAtLogin(loginItems({ openAtLogin: true }), windowsConfig, "x", true)).toThrow();
  setStartAtLogin(loginItems(), macConfig, "x", false);
});

test("on Windows asks whether the program will be launched, also with a space in its path", () => {
  const program = "C:\\Users\\Ana Maria\\Glimmer.exe";
  const app = loginItems({ executableWillLaunchAtLogin: true });
  expect(startsAtLogin(app, windowsConfig, program)).toBe(true);
  expect(app.getLoginItemSettings).toHaveBeenCalledWith({ path: `"${program}"` });
  // The task manager switches it off without removing it from the registry.
  expect(startsAtLogin(loginItems({ openAtLogin: true }), windowsConfig, program)).toBe(false);
  expect(startsAtLogin(loginItems({ openAtLogin: true }), macConfig, "x")).toBe(true);
});

test.each([["mac", true, true], ["mac", false, false], ["windows", true, false]] as const)(
  "on %s a start at login (%s) without --hidden counts as one: %s",
  (system, wasOpenedAtLogin, isHidden) => {
    const app = { getLoginItemSettings: () => ({ wasOpenedAtLogin }) as Electron.LoginItemSettings };
    expect(wasStartedAtLogin(app, { system })).toBe(isHidden);
  },
);

test("quotes a path so that it cannot become a second command", () => {
  expect(quoteProgram('/home/a "$(rm)" `x` %f/glimmer')).toBe('"/home/a \\"\\$(rm)\\" \\`x\\` %%f/glimmer"');
});
