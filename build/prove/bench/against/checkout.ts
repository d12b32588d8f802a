import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openDatabase, type Sql } from "../../../../server/db/open-database.ts";
import type { makeAskers } from "../assistant/measure-assistant.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve, type Served } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import type { MixedReaders, seedMixedReaders } from "../mixed/mixed-readers.ts";
import type { makePlayers, Player } from "../realtime/players.ts";
import type { Reader, seed } from "../seed/seed.ts";
import type { Size } from "../seed/statements.ts";
import type { seedWriters } from "../writes/writers.ts";

/** How many there are on each side. */
export interface AgainstSizes {
  readonly size: Size;
  readonly writers: number;
  /** Members who send messages, and who ask the AI. */
  readonly players: number;
  readonly askers: number;
}

/** A checkout with a database that its own code made and filled. */
export interface Checkout {
  readonly root: string;
  readonly sql: Sql;
  readonly env: Readonly<Record<string, string>>;
  readonly readers: readonly Reader[];
  readonly mixed: MixedReaders;
  /** The newest posts, the newest last. */
  readonly newest: string[];
  readonly players: readonly Player[];
  readonly makeAskers: (server: Served) => Promise<readonly Player[]>;
  readonly serve: (env?: Readonly<Record<string, string>>) => Promise<Served>;
  readonly close: () => Promise<void>;
}

const readers = 200;
const anHourMs = 60 * 60 * 1000;

/** Where a checkout has its bench: it moved twice. */
const folders = ["build/prove/bench", "build/bench", "server/bench"] as const;

/** Needs the packages of that checkout (`npm ci`), since its own code fills the database. */
export async function openCheckout(
  context: BenchContext,
  root: string,
  name: string,
  { size, writers: count, players, askers }: AgainstSizes,
): Promise<Checkout> {
  const url = new URL(context.databaseUrl);
  url.pathname = `/${name}`;
  const env = createProductEnv(url.href, context.dataDir);
  const origin = env["PUBLIC_URL"] ?? "";
  const code = await importCode(root);
  await withDatabase(context.databaseUrl, (sql) => sql`create database ${sql(name)}`);
  await code.migrate(url.href);
  console.log(`Filling a database with ${size.members} members and ${size.posts} posts …`);
  const db = openDatabase(url.href, { deadlineMs: anHourMs, maxConnections: 1 });
  const { sql } = db;
  const members = await code.seed(sql, size, readers);
  const writers = await code.seedWriters(sql, count);
  const mixed = await code.seedMixedReaders(sql, { readers: members, writers }, size);
  const newest = await sql<{ id: string }[]>`
    select id from posts where moderation_level = 'top' order by id desc limit 40`;
  return {
    root,
    sql,
    env,
    readers: members,
    mixed,
    newest: newest.map(({ id }) => id).reverse(),
    players: await code.makePlayers(origin, sql, players),
    makeAskers: (server) => code.makeAskers(origin, sql, server, askers),
    serve: (more = {}) => serve(context.deno, join(root, "server/main.ts"), { ...env, ...more }, root),
    close: () => db.close(),
  };
}

/** The code of a checkout that migrates and fills its database. */
async function importCode(root: string) {
  const folder = folders.find((one) => existsSync(join(root, one, "seed/seed.ts")));
  if (!folder) throw new Error(`${root} has no bench, whose code would fill its database`);
  const from = async (file: string) => await import(pathToFileURL(join(root, file)).href) as unknown;
  const bench = (file: string) => from(`${folder}/${file}`);
  return {
    ...await from("server/db/migrate.ts") as { migrate(url: string): Promise<void> },
    ...await bench("seed/seed.ts") as { seed: typeof seed },
    ...await bench("writes/writers.ts") as { seedWriters: typeof seedWriters },
    ...await bench("mixed/mixed-readers.ts") as { seedMixedReaders: typeof seedMixedReaders },
    ...await bench("realtime/players.ts") as { makePlayers: typeof makePlayers },
    ...await bench("assistant/measure-assistant.ts") as { makeAskers: typeof makeAskers },
  };
}
