import type { BenchContext } from "../bench-context.ts";
import { serveCollectable } from "../collectable/serve-collectable.ts";
import type { PartReport } from "../figures/part-report.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { measureReturn } from "./measure-return.ts";
import { measureSockets, type SocketsPlan } from "./measure-sockets.ts";
import { openPages, type PageToHold } from "./open-pages.ts";
import { makePageMembers } from "./page-members.ts";
import { socketsReport } from "./sockets-report.ts";

/** So many are opened at once before anything is measured. */
const atOnce = 64;

/**
 * Opens a socket for each of many members in one process, weighs them, tells all of them of posts
 * while the feed is read, and restarts the server.
 */
export async function benchSockets(context: BenchContext, plan: SocketsPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  const readers = await context.readers();
  const members = await withDatabase(databaseUrl, (sql) => makePageMembers(sql, plan.sockets));
  const env = productEnv(databaseUrl, dataDir);
  const publicUrl = env["PUBLIC_URL"] ?? "";
  const server = await serveCollectable(deno, env);
  // The feed is read from both in turn: this one has no sockets.
  const empty = await serve(deno, "server/main.ts", env);
  const port = Number(new URL(server.origin).port);
  console.log(`Opening ${plan.sockets.toLocaleString("en")} sockets, each from an address of its own …`);
  const openAll = (some: readonly PageToHold[] = members) =>
    openPages({ port, publicUrl, pages: some, atOnce });
  const measured = await measureSockets({ server, empty, openAll }, { readers, members, plan });
  await empty.stop();
  // As members' servers do: reads wait behind returning pages, and may be refused.
  const { SHED_READS_AFTER_MS: _, ...usual } = env;
  const restarted = () => serve(deno, "server/main.ts", { ...usual, PORT: String(port) });
  const { pages } = measured;
  const returned = await measureReturn({ server, restarted, pages }, plan);
  pages.close();
  return socketsReport({ ...measured, ...returned, sockets: plan.sockets });
}
