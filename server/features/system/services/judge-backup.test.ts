import { expect, test } from "vitest";
import type { LastRuns } from "../backup-run-queries.ts";
import { judgeBackup } from "./judge-backup.ts";
import { writeService } from "./service-parts.ts";

const now = new Date("2026-11-27T12:00:00Z");
const backup = { to: { folder: "/srv/backups" }, hour: 3 };
const never = {
  finished_at: null,
  taken_at: null,
  name: null,
  place: null,
  bytes: null,
  missing: null,
  failed_at: null,
  failure: null,
};
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const runs = (made: Partial<LastRuns>, rehearsed: Partial<LastRuns> = {}): LastRuns[] => [
  { ...never, kind: "backup", ...made },
  { ...never, kind: "rehearsal", ...rehearsed },
];
const good = { finished_at: ago(9), name: "glimmer-2026-11-27t03-00-01z", bytes: 5_000_000, missing: 0 };

test.each([
  ["off without BACKUP_TO", null, runs({}), "off", []],
  ["ok after a good night and a good week", backup, runs(good, { finished_at: ago(100) }), "ok", []],
  ["not in order before the first", backup, runs({}), "warn", ["There is no backup yet."]],
  [
    "late after a night without one",
    backup,
    runs({ ...good, finished_at: ago(31) }, { finished_at: ago(100) }),
    "warn",
    ["There is no backup of the last night."],
  ],
  [
    "urgent when none succeeded for two days",
    backup,
    runs({ ...good, finished_at: ago(60), failed_at: ago(1), failure: "No space left" }, {
      finished_at: ago(100),
    }),
    "fix",
    ["The last backup failed: No space left", "There is no backup of the last night."],
  ],
  ["not in order without a rehearsal", backup, runs(good), "warn", ["No backup was rehearsed yet."]],
  [
    "not in order when files were missing",
    backup,
    runs({ ...good, missing: 2 }, { finished_at: ago(100) }),
    "warn",
    ["2 files that the database names were not found."],
  ],
])("is %s", (_, config, given, state, says) => {
  const judged = writeService(judgeBackup({ backup: config, runs: given, now }), "en");
  expect([judged.state, judged.problems.map((problem) => problem.says)]).toEqual([state, says]);
});
