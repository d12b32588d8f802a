import { existsSync, rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { fakeApp } from "../testing/fake-app.ts";
import { type SelfTestPlace, useOwnDataFolder } from "./own-data-folder.ts";

let place: SelfTestPlace | undefined;
afterEach(() => void (place && rmSync(place.dataFolder, { recursive: true, force: true })));

test.each([
  ["runs", false, true, ["requestSingleInstanceLock", "setPath"]],
  ["does not run", true, false, ["requestSingleInstanceLock", "releaseSingleInstanceLock", "setPath"]],
])(
  "desktop.8: while the app %s, a self-test has a folder of its own and holds no lock",
  (_, hasLock, isAppRunning, calls) => {
    const order: string[] = [];
    const app = fakeApp(order, "/home/ana/.config/Glimmer", hasLock);
    place = useOwnDataFolder(app);
    expect(place).toMatchObject({ reportFolder: "/home/ana/.config/Glimmer", isAppRunning });
    expect(order).toEqual(calls);
    expect(app.setPath).toHaveBeenCalledExactlyOnceWith("userData", place.dataFolder);
    expect(existsSync(place.dataFolder)).toBe(true);
  },
);
