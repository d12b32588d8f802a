// `npm run soak` starts this with Node. It is given an empty database (DATABASE_URL) and the
// program of Deno (DENO_PROGRAM).
import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { migrate } from "../../../server/db/migrate.ts";
import { letAsk } from "../bench/assistant/let-ask.ts";
import { serveCollectable } from "../bench/serve-collectable.ts";
import { describeRun, formatDescription } from "../bench/figures/run-description.ts";
import { createProductEnv, withDatabase } from "../bench/product-database.ts";
import { fillCommunity } from "../capacity/community.ts";
import { startPracticeModel } from "../../practice/model/start-practice-model.ts";
import { readOptions } from "./options.ts";
import {
  computeGrowth,
  formatActs,
  formatGrowth,
  formatSample,
  isSteady,
  type Sample,
} from "./print-soak.ts";
import { listMissedActs, RepeatedActs } from "./repeated-acts.ts";
import { askersWithXp, startActs } from "./start-acts.ts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const deno = process.env["DENO_PROGRAM"] ?? "deno";
const root = fileURLToPath(new URL("../../../", import.meta.url));
const say = (...lines: readonly string[]) => console.log(["", ...lines].join("\n"));

const members = 3_000;
/** After the last act, so that what follows from it is done. */
const settleMs = 1_500;
const mostSamples = 60;

/**
 * Uses everything for a while, and ends with 1 when the server's memory grew meanwhile, or when not
 * everything was used.
 */
async function soak(): Promise<void> {
  const { minutes, share } = readOptions(process.argv.slice(2));
  await migrate(databaseUrl);
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-soak-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const load = (loadavg()[0] ?? Number.NaN).toFixed(1);
  const options = `--minutes ${minutes} --share ${share}`;
  const community = await withDatabase(databaseUrl, async (sql) => {
    say(...formatDescription(await describeRun({ sql, deno, root }, { options, load })));
    const filled = await fillCommunity(sql, members);
    await letAsk(sql, filled.callers.slice(0, askersWithXp).map(({ id }) => id));
    return filled;
  });
  const model = await startPracticeModel();
  const usual = createProductEnv(databaseUrl, dataDir);
  const env = {
    ...usual,
    OPENAI_API_KEY: "a key",
    OPENAI_BASE_URL: model.baseUrl,
    AI_MODELS: JSON.stringify({ "GPT-4o Mini": "soak" }),
    AI_DAILY_TOKENS: "1000000000",
    AI_SERVER_DAILY_TOKENS: "1000000000",
  };
  const server = await serveCollectable(deno, env);
  const acts = new RepeatedActs();
  startActs(acts, { server, publicUrl: usual["PUBLIC_URL"] ?? "", community, share });
  const samples = await weighOverTime(server, acts, minutes);
  await acts.stop();
  await server.stop();
  await model.close();
  const growth = computeGrowth(samples, minutes);
  say(...formatActs(acts.tallies), "", ...formatGrowth(growth));
  const missed = listMissedActs(acts.tallies);
  if (missed.length > 0) say(`Not used, or refused too often: ${missed.join(", ")}.`);
  process.exit(isSteady(growth) && missed.length === 0 ? 0 : 1);
}

async function weighOverTime(
  server: Awaited<ReturnType<typeof serveCollectable>>,
  acts: RepeatedActs,
  minutes: number,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const everyMs = Math.max(60_000 * minutes / mostSamples, 5_000);
  const startedAt = performance.now();
  const endAt = startedAt + minutes * 60_000;
  for (let next = startedAt + everyMs; next <= endAt; next = Math.max(next, performance.now()) + everyMs) {
    await wait(Math.max(0, next - performance.now()));
    const sample = await acts.pauseFor(async () => {
      await wait(settleMs);
      const residentMb = await server.residentMb();
      const { heapUsed } = await server.collect();
      return {
        minutes: (performance.now() - startedAt) / 60_000,
        heapMb: heapUsed / 1_048_576,
        residentMb,
      };
    });
    samples.push(sample);
    console.log(formatSample(sample));
  }
  return samples;
}

// Exiting also ends the server.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
await soak();
