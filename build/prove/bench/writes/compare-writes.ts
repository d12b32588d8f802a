import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { type Captured, captureStatement } from "./capture-statement.ts";
import { measureDatabaseCpuMs, readLogPosition } from "./database-cpu.ts";
import { type KindOfWrite, kindsOfWrites } from "./kinds-of-writes.ts";
import { loadWrites, type WriteRound } from "./load-writes.ts";
import type { Writers } from "./writers.ts";
import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";
import { formatNumberedIdSql } from "./numbered-id.ts";

interface PgbenchRound {
  readonly perSecond: number;
  /** The processor time of a write. */
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
  const before = { cpu: await measureDatabaseCpuMs(sql), log: await readLogPosition(sql) };
  const perSecond = await runPgbench(pgbench, script, seconds);
  const writes = perSecond * seconds;
  return {
    perSecond,
    databaseMs: (await measureDatabaseCpuMs(sql) - before.cpu) / writes,
    logBytes: (await readLogPosition(sql) - before.log) / writes,
  };
}

/** How pgbench is run: its clients are as many as the product has connections. */
interface PgbenchOptions {
  readonly program: string;
  readonly databaseUrl: string;
  readonly clients: number;
}

/**
 * Sends a script's statement, prepared, for some seconds. Returns how many a second;
 * throws when one failed.
 */
async function runPgbench(
  { program, databaseUrl, clients }: PgbenchOptions,
  script: string,
  seconds: number,
): Promise<number> {
  const { stdout, stderr } = await promisify(execFile)(program, [
    "--no-vacuum",
    "--protocol=prepared",
    `--client=${clients}`,
    "--jobs=2",
    "--max-tries=3",
    `--time=${seconds}`,
    "--define=n=0",
    `--define=clients=${clients}`,
    // A later run begins beyond what an earlier one can have reached.
    `--define=base=${Date.now() * 100}`,
    `--file=${script}`,
    databaseUrl,
  ], { env: { ...process.env, PGOPTIONS: "-c jit=off" } });
  const tps = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1]);
  const failed = Number(/^number of failed transactions: (\d+)/m.exec(stdout)?.[1] ?? 0);
  if (!(tps > 0) || failed > 0) throw new Error(`pgbench: ${failed} failed\n${stdout}\n${stderr}`);
  return tps;
}

/**
 * The script that sends a captured statement with the parameters of other writers: random
 * members and posts, new ids that ascend as the product's do (`runPgbench` defines what they
 * begin with), written as expressions of pgbench's numbers, and the time of the database. All
 * else is as it was captured.
 */
function pgbenchScript(
  { text, parameters, types, ids }: Captured,
  { target }: KindOfWrite,
  count: number,
): string {
  const partner = "(:actor % 2) * 2 - 1 + :actor";
  // A colon before a word would be a variable.
  const statement = text.replaceAll(/(?<!:):(?=[A-Za-z_])/g, ": ")
    .replaceAll(/\$(\d+)/g, (_, number: string) => {
      const place = Number(number) - 1;
      return `${valueSql(parameters[place], types[place] ?? "text", ids)}::${types[place]}`;
    });
  return [
    `\\set actor random(1, ${count})`,
    `\\set target ${target === "partner" ? partner : `random(1, ${count})`}`,
    "\\set n :n + 1",
    "\\set fresh :base + :clients * :n + :client_id",
    `${statement.trim()};`,
    "",
  ].join("\n");
}

function valueSql(value: unknown, type: string, ids: Captured["ids"]): string {
  if (value === null) return "null";
  if (type === "timestamp with time zone") return "now()";
  const text = String(value);
  const known = new RegExp(`(${Object.keys(ids).join("|")})`);
  const parts = text.split(known).filter((part, n, all) => part !== "" || all.length === 1 && n === 0);
  return `(${
    parts.map((part) => (ids[part] ? `${formatNumberedIdSql(ids[part])}::text` : literal(part))).join(" || ")
  })`;
}

/** Without colons: pgbench finds variables inside of strings too. */
function literal(text: string): string {
  return `E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''").replaceAll(":", "\\x3a")}'`;
}
