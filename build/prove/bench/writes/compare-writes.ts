import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { captureStatement } from "./capture-statement.ts";
import { databaseCpuMs, logPosition } from "./database-cpu.ts";
import { type KindOfWrite, kindsOfWrites } from "./kinds-of-writes.ts";
import { loadWrites, type WriteRound } from "./load-writes.ts";
import { pgbenchScript } from "./pgbench-script.ts";
import { type PgbenchOptions, runPgbench } from "./run-pgbench.ts";
import type { Writers } from "./writers.ts";

interface PgbenchRound {
  readonly perSecond: number;
  /** Of a write. */
  readonly databaseMs: number;
  readonly logBytes: number;
}

/** Neighbouring rounds of a kind of write; pgbench's is null where there is none. */
export interface ComparedWrites {
  readonly kind: KindOfWrite;
  readonly rounds: readonly { readonly product: WriteRound; readonly pgbench: PgbenchRound | null }[];
}

interface Comparing {
  readonly server: Served;
  readonly sql: Sql;
  readonly env: Record<string, string>;
  readonly dataDir: string;
  readonly writers: Writers;
  readonly pgbench: PgbenchOptions | null;
}

/**
 * Writes through the product and by pgbench in turn, kind by kind, after a round
 * of each that warms up.
 */
export async function compareWrites(
  comparing: Comparing,
  { rounds, secondsPerRound }: { readonly rounds: number; readonly secondsPerRound: number },
): Promise<ComparedWrites[]> {
  const { server, sql, writers } = comparing;
  const sides = await Promise.all(kindsOfWrites.map(async (kind) => ({
    kind,
    script: await keepScript(comparing, kind),
    rounds: [] as ComparedWrites["rounds"][number][],
  })));
  for (let round = -1; round < rounds; round++) {
    for (const side of sides) {
      const byProduct = () => loadWrites(server, sql, side.kind, writers, secondsPerRound);
      const byPgbench = () => pgbenchRound(comparing, side.script, secondsPerRound);
      // The order changes, so that neither always follows the other.
      const isFirst = round % 2 === 0;
      const early = isFirst ? null : await byPgbench();
      const product = await byProduct();
      const pgbench = isFirst ? await byPgbench() : early;
      if (round >= 0) side.rounds.push({ product, pgbench });
    }
  }
  return sides;
}

async function keepScript({ env, dataDir, writers }: Comparing, kind: KindOfWrite): Promise<string> {
  const file = join(dataDir, `${kind.name}.sql`);
  await writeFile(file, pgbenchScript(await captureStatement(env, kind, writers), kind, writers.count));
  return file;
}

async function pgbenchRound(
  { sql, pgbench }: Comparing,
  script: string,
  seconds: number,
): Promise<PgbenchRound | null> {
  if (!pgbench) return null;
  const before = { cpu: await databaseCpuMs(sql), log: await logPosition(sql) };
  const perSecond = await runPgbench(pgbench, script, seconds);
  const writes = perSecond * seconds;
  return {
    perSecond,
    databaseMs: (await databaseCpuMs(sql) - before.cpu) / writes,
    logBytes: (await logPosition(sql) - before.log) / writes,
  };
}
