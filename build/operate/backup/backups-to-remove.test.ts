import { expect, test } from "vitest";
import { chooseBackupsToRemove } from "./run-backup.ts";
import { backupName, parseBackupTime } from "./manifest.ts";

const nightly = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => backupName(new Date(Date.parse(first) + day * 86_400_000)));
const keptOf = (names: readonly string[]) => {
  const removed = new Set(chooseBackupsToRemove(names));
  return names.filter((name) => !removed.has(name)).map((name) => name.slice(8, 18));
};

test("keeps seven days and four weeks of a year of nights", () => {
  // The 27th of November 2026 is a Friday.
  const names = nightly("2025-11-28T03:00:00Z", 365);
  expect(keptOf(names)).toEqual([
    "2026-11-08",
    "2026-11-15",
    "2026-11-21",
    "2026-11-22",
    "2026-11-23",
    "2026-11-24",
    "2026-11-25",
    "2026-11-26",
    "2026-11-27",
  ]);
});

test("every night of a year, removing what is too much leaves 7 to 11 backups, none older than four weeks", () => {
  let names: string[] = [];
  for (const name of nightly("2026-01-01T03:00:00Z", 365)) {
    names = [...names, name];
    const removed = new Set(chooseBackupsToRemove(names));
    names = names.filter((kept) => !removed.has(kept));
    expect(names).toContain(name);
    expect(names.length).toBeLessThanOrEqual(11);
    const oldest = parseBackupTime(names[0] ?? "")?.getTime() ?? 0;
    expect((parseBackupTime(name)?.getTime() ?? 0) - oldest).toBeLessThanOrEqual(28 * 86_400_000);
  }
  expect(names.length).toBeGreaterThanOrEqual(7);
});

test.each([
  ["nothing", [], []],
  ["the only one, however old", ["glimmer-2020-01-01t03-00-00z"], ["2020-01-01"]],
  ["the newest of a day", ["glimmer-2026-11-27t03-00-00z", "glimmer-2026-11-27t09-00-00z"], ["2026-11-27"]],
  [
    "days that had one, where nights were missed",
    ["glimmer-2026-01-05t03-00-00z", "glimmer-2026-06-01t03-00-00z", "glimmer-2026-11-27t03-00-00z"],
    ["2026-01-05", "2026-06-01", "2026-11-27"],
  ],
])("keeps %s", (_, names, kept) => expect(keptOf(names)).toEqual(kept));

test("removes nothing that it did not name", () => {
  expect(chooseBackupsToRemove([...nightly("2025-01-01T03:00:00Z", 100), "photos", "glimmer-old"]))
    .not.toEqual(expect.arrayContaining(["photos"]));
});

test("the day's earlier backup goes", () => {
  expect(chooseBackupsToRemove(["glimmer-2026-11-27t03-00-00z", "glimmer-2026-11-27t09-00-00z"]))
    .toEqual(["glimmer-2026-11-27t03-00-00z"]);
});
