import { execFile } from "node:child_process";
import process from "node:process";
import { promisify } from "node:util";

/** How pgbench is run: its clients are as many as the product has connections. */
export interface PgbenchOptions {
  readonly program: string;
  readonly databaseUrl: string;
  readonly clients: number;
}

/**
 * Sends a script's statement, prepared, for some seconds. Returns how many a second;
 * throws when one failed.
 */
export async function runPgbench(
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
