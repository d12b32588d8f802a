import { execFile, spawn } from "node:child_process";
import { chown, mkdir } from "node:fs/promises";
import { existsSync, globSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { openOnFreePort } from "../../../start/free-port.ts";
import { findPostgresAccount } from "../../../start/postgres/find-postgres-account.ts";

const run = promisify(execFile);

/** Where the system's newest PostgreSQL has its programs; null where there is none. */
export const systemPrograms = globSync("/usr/lib/postgresql/*/bin")
  .filter((bin) => ["initdb", "postgres", "pg_dump", "createdb"].every((name) => existsSync(join(bin, name))))
  .toSorted((a, b) => Number(a.split("/").at(-2)) - Number(b.split("/").at(-2)))
  .at(-1) ?? null;

interface SystemPostgres {
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the system's PostgreSQL with its data in a new folder: one that is the operator's own. */
export async function startSystemPostgres(programs: string, folder: string): Promise<SystemPostgres> {
  const account = await findPostgresAccount();
  await mkdir(folder);
  if (account) await chown(folder, account.uid, account.gid);
  await run(join(programs, "initdb"), ["-D", folder, "-U", "owner", "-A", "trust"], { ...account, cwd: "/" });
  const { port, child } = await openOnFreePort(async (port) => {
    const settings = [`port=${port}`, "listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];
    const child = spawn(
      join(programs, "postgres"),
      ["-D", folder, ...settings.flatMap((setting) => ["-c", setting])],
      { ...account, cwd: "/", stdio: "ignore" },
    );
    const isReady = () =>
      run(join(programs, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).then(
        () => true,
        () => false,
      );
    while (child.exitCode === null && !await isReady()) await wait(50);
    if (child.exitCode !== null) throw Object.assign(new Error("It ended"), { code: "EADDRINUSE" });
    return { port, child };
  });
  return {
    urlOf: (database) => `postgres://owner@127.0.0.1:${port}/${database}`,
    async createDatabase(name) {
      await run(join(programs, "createdb"), ["-h", "127.0.0.1", "-p", String(port), "-U", "owner", name]);
    },
    async stop() {
      const ended = once(child, "exit");
      if (child.kill("SIGINT")) await ended;
    },
  };
}
