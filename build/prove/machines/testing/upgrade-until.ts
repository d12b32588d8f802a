// Upgrades the cluster of a data directory, and is killed when it reaches a step, as by a loss of
// power: `node upgrade-until.ts <data directory> [step]`.
import { dirname } from "node:path";
import { findPostgresAccount } from "../../../start/postgres/find-postgres-account.ts";
import { findBinaries } from "../../../start/postgres/postgres-binaries.ts";
import { findFormerBinaries } from "../../../operate/upgrade/find-former-binaries.ts";
import { upgradeCluster } from "../../../operate/upgrade/upgrade-cluster.ts";

const [dataDir = "", step] = process.argv.slice(2);
const root = dirname(dirname(dirname(dirname(import.meta.dirname))));

await upgradeCluster({
  dataDir,
  account: await findPostgresAccount(),
  binaries: await findBinaries(),
  former: await findFormerBinaries(root, undefined),
  signal: new AbortController().signal,
  say: (line) => console.log(line),
  onStep: (reached) => {
    if (reached === step) process.kill(process.pid, "SIGKILL");
  },
});
