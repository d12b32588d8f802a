// `npm run capacity` starts this with Node. It is given an empty database (DATABASE_URL) and the
// program of Deno (DENO_PROGRAM).
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import type { Sql } from "../../../server/db/open-database.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { percentile } from "../bench/figures/percentiles.ts";
import { describeRun, formatDescription } from "../bench/figures/run-description.ts";
import { withDatabase } from "../bench/product-database.ts";
import { measureDatabaseCpuMs } from "../bench/writes/database-cpu.ts";
import {
  type ActCost,
  computeFactors,
  noFactors,
  type PeakFactors,
  type PeakUse,
  sumOfActs,
} from "./act-costs.ts";
import { drawActs } from "./acts.ts";
import { awaitJobs } from "./await-jobs.ts";
import { createCaller } from "./caller.ts";
import { fillCommunity } from "./community.ts";
import { logBetween, logPlace, setAutovacuum } from "./database-log.ts";
import { type Acting, measureCosts } from "./measure-costs.ts";
import { type OpenSockets, openSockets } from "./open-sockets.ts";
import { type Options, readOptions } from "./options.ts";
import { playPeak } from "./play-peak.ts";
import {
  findFirstLimit,
  formatCosts,
  formatCount,
  formatFactors,
  formatFailures,
  formatFrames,
  formatNeed,
  formatPeak,
  formatPrices,
} from "./print-figures.ts";
import { eachAct, type OfActs } from "./rates.ts";
import { type Servers, startServers } from "./servers.ts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const deno = process.env["DENO_PROGRAM"] ?? "deno";
const root = fileURLToPath(new URL("../../../", import.meta.url));
const say = (...lines: readonly string[]) => console.log(["", ...lines].join("\n"));

async function measureCapacity(options: Options): Promise<void> {
  await migrate(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-capacity-"));
  try {
    await withDatabase(databaseUrl, (sql) => measure(sql, options, dataDir));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(sql: Sql, options: Options, dataDir: string): Promise<void> {
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
  say(...formatDescription(await describeRun({ sql, deno, root }, { options: optionsText(), load })));
  say(`Filling a database with ${options.members.toLocaleString("en")} members …`);
  await setAutovacuum(sql, false);
  const community = await fillCommunity(sql, options.members);
  const servers = await startServers({ databaseUrl, dataDir, deno });
  try {
    // Who acts has a page open, as members have: a first visit costs more than all later ones.
    const online = community.callers.slice(0, options.sockets || community.callers.length);
    const restingMb = await servers.residentMb();
    const sockets = await openSockets(servers, online, options.sockets);
    const kbOfSocket = 1024 * (await servers.residentMb() - restingMb) / Math.max(1, sockets.count);
    say(`${sockets.count.toLocaleString("en")} sockets, ${kbOfSocket.toFixed(1)} KB each in the servers.`);
    const draw = drawActs({ ...community, callers: online });
    const perform = createCaller(servers.origins);
    const acting = { sql, servers, draw, perform };
    say("Waiting until the first jobs have filled what made members and posts leave open …");
    await awaitJobs(sql);
    const costs = await measureCosts({ ...acting, seconds: options.secondsPerAct });
    await setAutovacuum(sql, true);
    say("What each act costs by itself, eight at once:", "", ...formatCosts(costs));
    const factors = options.minutes > 0 ? await measurePeak(acting, sockets, costs, options) : noFactors;
    sockets.close();
    const measured = { costs, factors, kbOfSocket };
    const beyond = options.minutes > 0
      ? "times what its peak took beyond them"
      : "which leaves out live updates";
    say(`What follows for networks, from the cost of each act, ${beyond}:`, "", ...formatNeed(measured));
    say(...formatPrices(measured), "", findFirstLimit(measured));
  } finally {
    await servers.stop();
  }
}

async function measurePeak(
  acting: Acting,
  sockets: OpenSockets,
  costs: OfActs<ActCost>,
  { minutes, share }: Options,
): Promise<PeakFactors> {
  const { sql, servers } = acting;
  const framesBefore = (await sockets.read()).frames;
  const from = await logPlace(sql);
  const before = await readUse(sql, servers);
  const peak = await playPeak({ ...acting, seconds: minutes * 60, share });
  const after = await readUse(sql, servers);
  const log = await logBetween(sql, from, await logPlace(sql));
  say(`The peak of a million members, ${100 * share}% of it, for ${minutes} minutes:`);
  say(...formatPeak(peak), "", ...formatFailures(peak), formatCount(peak));
  const cores = (key: "serverMs" | "databaseMs") => (after[key] - before[key]) / 1_000 / peak.seconds;
  const used: PeakUse = {
    serverCores: cores("serverMs"),
    databaseCores: cores("databaseMs"),
    logBytes: log.bytes / peak.seconds,
  };
  const ofActs = sumOfActs(costs, eachAct((name) => peak.acts[name].ms.length / peak.seconds));
  const factors = computeFactors(used, ofActs);
  say(...formatFactors(used, ofActs, factors));
  const held = await sockets.read();
  say(
    `Calls began ${percentile(peak.lateMs, 0.99).toFixed(0)} ms late (p99). ` +
      `${held.open.toLocaleString("en")} sockets still open. Frames: ${
        formatFrames(framesBefore, held.frames)
      }.`,
  );
  return factors;
}

async function readUse(sql: Sql, servers: Servers) {
  return { serverMs: await servers.cpuMs(), databaseMs: await measureDatabaseCpuMs(sql) };
}

function optionsText(): string {
  return process.argv.slice(2).join(" ");
}

// Exiting also ends the servers and what holds sockets.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
await measureCapacity(readOptions(process.argv.slice(2)));
