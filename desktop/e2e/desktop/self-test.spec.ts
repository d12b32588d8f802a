import { product } from "#shared/product.ts";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { selfTestReport } from "../../main/self-test/report.ts";
import { joinedMember } from "../support/members.ts";
import { pathOf, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

const readReport = (path: string) => selfTestReport.parse(JSON.parse(readFileSync(path, "utf8")));

test(
  "desktop.8: --self-test checks the installed app and leaves the app that runs as it is @host @deep",
  async ({ server, openApp }) => {
    const temp = test.info().outputPath("temp");
    mkdirSync(temp, { recursive: true });
    const app = await openApp({ env: { TMPDIR: temp, TEMP: temp } });
    await signInToApp(app.page, await joinedMember(server));
    await app.ask("blurWindow");
    const folder = join(app.dataDir, "app");
    const before = {
      session: statSync(join(folder, "session")).mtimeMs,
      window: await app.ask("window"),
      tray: await app.ask("tray"),
    };
    const file = test.info().outputPath("report.json");
    const { code, output } = await app.startSecond([`--self-test=${file}`]);
    expect(output).toContain(`Self-test passed: ${file}`);
    expect(code).toBe(0);
    const report = readReport(file);
    expect(report).toMatchObject({ isPassed: true, isAppRunning: true, versions: { app: product.version } });
    const results = Object.entries(report.checks).map(([name, { result }]) => [name, result]);
    expect(Object.fromEntries(results)).toEqual({
      tray: "ok",
      // It would take the count of the app that runs away.
      badge: "not available",
      notification: "ok",
      deepLink: "ok",
      keyring: "ok",
      sleep: "ok",
      updates: "not available",
      memory: "ok",
    });
    expect(report.checks.sleep.details).toEqual({ connections: 2 });
    expect(report.checks.memory.details).toMatchObject({ pageKilobytes: 188_416 });

    // The app that runs: not shown, not moved, still signed in, and its files are as they were.
    expect(await app.ask("window")).toEqual(before.window);
    expect(await app.ask("tray")).toEqual(before.tray);
    expect(statSync(join(folder, "session")).mtimeMs).toBe(before.session);
    expect(readdirSync(temp).filter((name) => name.includes("self-test"))).toEqual([]);
    await app.page.reload();
    await expect(app.page.getByRole("banner")).toBeVisible();

    // Without a path the report is in the app's own folder, and says so.
    expect((await app.startSecond(["--self-test"])).output).toContain(join(folder, "self-test.json"));
    expect(readReport(join(folder, "self-test.json")).isPassed).toBe(true);
  },
);

test(
  "desktop.8: --self-test replaces no other file, and a link with the switch is only a link @host",
  { tag: "@deep" },
  async ({ openApp }) => {
    const app = await openApp();
    const file = join(app.dataDir, "diary.txt");
    writeFileSync(file, "mine");
    const refused = await app.startSecond([`--self-test=${file}`]);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("is no report of a self-test");
    await app.startSecond([`--self-test=${join(app.dataDir, "new.json")}`, "glimmer://notifications"]);
    expect(readFileSync(file, "utf8")).toBe("mine");
    expect(readdirSync(app.dataDir)).not.toContain("new.json");
    // The app asks whoever follows the link to sign in first.
    await expect.poll(() => pathOf(app.page)).toContain("login");
  },
);
