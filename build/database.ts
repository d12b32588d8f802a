import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { takeDataDir } from "./start/launcher/data/take-data-dir.ts";
import { readSettings } from "./start/launcher/launcher-settings.ts";
import { formatDatabaseCommand } from "../server/settings/operator-commands.ts";
import { findPlace } from "./start/postgres/cluster-location.ts";
import { majorVersion } from "./start/postgres/cluster.ts";
import { findPostgresAccount } from "./start/postgres/find-postgres-account.ts";
import { findBinaries } from "./start/postgres/postgres-binaries.ts";
import { removeFormerData } from "./start/postgres/swap-data.ts";
import { findFormerBinaries } from "./operate/upgrade/find-former-binaries.ts";
import { upgradeCluster } from "./operate/upgrade/upgrade-cluster.ts";

const root = dirname(import.meta.dirname);
const say = (line: string) => console.log(line);

const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => ending.abort());

try {
  await main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals: [verb] } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { from: { type: "string" } },
  });
  if (verb !== "upgrade" && verb !== "remove-former") {
    throw new Error(
      `${
        formatDatabaseCommand("upgrade")
      }        brings the embedded database to this release's PostgreSQL\n` +
        `${formatDatabaseCommand("remove-former")}  removes the data that an upgrade kept`,
    );
  }
  // Nothing but DATA_DIR counts, so that no missing setting is in the way.
  const { dataDir, databaseUrl } = readSettings({ ...process.env, NODE_ENV: undefined }, []);
  if (databaseUrl) {
    throw new Error(
      "DATABASE_URL is set: this is for the embedded database. See build/docs/upgrading.md for yours.",
    );
  }
  const lock = await takeDataDir({ root, dataDir, say });
  try {
    const [account, binaries] = await Promise.all([findPostgresAccount(), findBinaries()]);
    if (verb === "upgrade") {
      const former = await findFormerBinaries(root, values.from);
      await upgradeCluster({ dataDir, account, binaries, former, say, signal: ending.signal });
    } else {
      const { directory } = await findPlace(dataDir, binaries, account);
      const kept = await removeFormerData(directory, majorVersion);
      say(kept.length > 0 ? `Removed ${kept.join(", ")}.` : "No data of a former PostgreSQL is kept.");
    }
  } finally {
    await lock.release();
  }
}
