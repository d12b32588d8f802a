import { expect, test } from "vitest";
import { blockOf } from "../../prove/pages/testing/blocks-of-page.ts";

const unit = blockOf("build/docs/releases.md", "ini", "[Unit]");

test("the unit of releases.md starts the release by its link, with data and backups where the service may write", () => {
  expect(unit).toContain("\nEnvironment=PROCESSES=auto\n");
  const settings = new Map(
    unit.split("\n").flatMap((line) => {
      const [, name = "", value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value] as const] : [];
    }),
  );
  expect(settings.get("ExecStart")).toBe("/opt/glimmer/glimmer start");
  const environment = settings.get("Environment")?.split(" ") ?? [];
  expect(environment).toContain(`DATA_DIR=/var/lib/${settings.get("StateDirectory")}`);
  expect(environment).toContain(`DENO_DIR=/var/cache/${settings.get("CacheDirectory")}`);
  // Else the nightly backups of a page that says where they go are refused.
  const [, backups = ""] = /^BACKUP_TO=(.*)$/m.exec(blockOf("build/docs/backup.md", "ini", "BACKUP_TO")) ??
    [];
  expect(settings.get("ProtectSystem")).toBe("strict");
  expect(settings.get("ReadWritePaths")).toBe(`-${backups}`);
  // PostgreSQL is a child of the launcher, which alone stops it in order.
  expect(settings.get("KillMode")).toBe("mixed");
});
