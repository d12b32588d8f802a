import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { startEmbeddedDatabase } from "../../start/launcher/data/embedded-database.ts";
import { findDenoProgram, v8Flags } from "../../start/launcher/server/deno-program.ts";
import { findPlace } from "../../start/postgres/cluster-location.ts";
import { openCluster, runAsSuperuser } from "../../start/postgres/cluster.ts";
import { findPostgresAccount } from "../../start/postgres/find-postgres-account.ts";
import { findBinaries } from "../../start/postgres/postgres-binaries.ts";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

interface MeasuringProgram {
  /** From the root; it runs on Node and takes the command's own arguments. */
  readonly program: string;
  /** Throws when the arguments are misspelt: that ends here, before anything is built or filled. */
  readonly readOptions: (args: readonly string[]) => unknown;
  /** Statements that the product's role may not run, for its database before it starts. */
  readonly superuserStatements?: readonly string[];
  /** Makes what it needs besides a database and Deno, once those are there. */
  readonly prepare?: (root: string, signal: AbortSignal) => Promise<Readonly<Record<string, string>>>;
}

/**
 * Gives the program a database of its own, thrown away afterwards, and ends this process with its
 * exit code. The load comes from Node; the servers that it starts run on Deno.
 */
export async function runWithDatabase(
  { program, readOptions, superuserStatements, prepare }: MeasuringProgram,
): Promise<never> {
  const ending = new AbortController();
  const opened = new AsyncDisposableStack();
  for (const name of ["SIGINT", "SIGTERM"]) process.on(name, () => ending.abort());
  const args = process.argv.slice(2);
  const run = async () => {
    readOptions(args);
    const prepared = await prepare?.(root, ending.signal);
    const directory = opened.adopt(
      await mkdtemp(join(tmpdir(), "glimmer-bench-")),
      (made) => rm(made, { recursive: true, force: true }),
    );
    if (superuserStatements) await runInNewCluster(directory, superuserStatements);
    const database = opened.adopt(
      await startEmbeddedDatabase(directory, console.log),
      (started) => started.stop(),
    );
    ending.signal.throwIfAborted();
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        DENO_PROGRAM: findDenoProgram(root),
        DENO_V8_FLAGS: v8Flags,
        ...prepared,
      },
      stdio: "inherit",
    });
    ending.signal.addEventListener("abort", () => child.kill("SIGTERM"));
    const [code] = await once(child, "close");
    return (code as number | null) ?? 1;
  };
  const exitCode = await run().catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
  await opened.disposeAsync();
  process.exit(exitCode);
}

async function runInNewCluster(directory: string, statements: readonly string[]): Promise<void> {
  const account = await findPostgresAccount();
  const cluster = await openCluster(await findPlace(directory, await findBinaries(), account), account);
  await runAsSuperuser(cluster, "glimmer", statements);
}
