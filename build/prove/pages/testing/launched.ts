import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import { member, type TestMember } from "../../../../server/testing/member.ts";
import { type Launched, startLauncher } from "../../testing/start-launcher.ts";
import { blockOf } from "./blocks-of-page.ts";
import { runShell } from "./run-shell.ts";

/** A launcher with its embedded database, as a page's reader has it. */
export interface Glimmer {
  readonly launched: Launched;
  readonly address: string;
  readonly databaseUrl: string;
  readonly sql: Sql;
  /** Writes a member with a session; requests go to the address. */
  member(username: string, isAdmin?: boolean): Promise<TestMember>;
  stop(): Promise<void>;
}

/** Starts one in the folder, and finds its database as bad-day.md says. */
export async function startGlimmer(dataDir: string, env: Record<string, string> = {}): Promise<Glimmer> {
  const launched = startLauncher({ DATA_DIR: dataDir, ...env });
  const address = await launched.ready();
  const databaseUrl = env.DATABASE_URL ?? await embeddedUrl(dataDir).catch(async (error: Error) => {
    launched.child.kill("SIGTERM");
    await launched.ended;
    throw error;
  });
  const db = openDatabase(databaseUrl, { maxConnections: 2 });
  const service = {
    sql: db.sql,
    config: { publicUrl: address },
    clock: { now: () => new Date() },
    app: { fetch: (request: Request) => fetch(request) },
  };
  return {
    launched,
    address,
    databaseUrl,
    sql: db.sql,
    member: (username, isAdmin = false) => member(service as never, { username, isAdmin }),
    async stop() {
      await db.close();
      launched.child.kill("SIGTERM");
      await launched.ended;
    },
  };
}

async function embeddedUrl(dataDir: string): Promise<string> {
  const block = blockOf("build/docs/bad-day.md", "sh", "postmaster.pid");
  return (await runShell(`${block}\nprintf %s "$DATABASE_URL"`, dataDir, { DATA_DIR: dataDir })).trim();
}
