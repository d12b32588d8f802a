import type { BenchContext } from "../bench-context.ts";
import { serveCollectable } from "../serve-collectable.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import { serve, type Served } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import { measureSockets, type SocketsPlan } from "./measure-sockets.ts";
import { type HeldPages, type OpenPages, openPages, type PageToHold, watchPages } from "./open-pages.ts";
import { createHash } from "node:crypto";
import { product } from "#shared/product.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { createFigure, kind } from "../figures/figure.ts";
import type { Round } from "../load.ts";

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
  const env = createProductEnv(databaseUrl, dataDir);
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

interface Returning {
  readonly server: Served;
  readonly restarted: () => Promise<Served>;
  readonly pages: OpenPages;
}

interface Returned {
  /** From the moment it serves again to the last page that is open; NaN when some are lost. */
  readonly settledMs: number;
  /** How long nothing served. */
  readonly awayMs: number;
  readonly cpuMs: number;
  readonly held: HeldPages;
  /** That had not come back when the time was over, or never try again. */
  readonly lost: number;
}

/** Stops the server, as an update does, starts it again and waits until all pages are back. */
async function measureReturn(
  { server, restarted, pages }: Returning,
  { sockets, longestReturnMs }: SocketsPlan,
): Promise<Returned> {
  await pages.forget();
  const begun = performance.now();
  await server.stop();
  const again = await restarted();
  const servesAt = performance.timeOrigin + performance.now();
  const awayMs = performance.now() - begun;
  const cpuBefore = await again.cpuMs();
  const held = await watchPages(pages, ({ open, over }) => open + over >= sockets, longestReturnMs);
  const cpuMs = await again.cpuMs() - cpuBefore;
  await again.stop();
  const lost = sockets - held.open;
  const settledMs = lost > 0 ? Number.NaN : held.lastOpenAt - servesAt;
  return { settledMs, awayMs, cpuMs, held, lost };
}

/** Beyond those of every seed. */
const firstNumber = 40_000;

/**
 * Members who have one page open each, with its session and an address of this machine of their
 * own: bounds are for each address, and its ports are fewer than the pages.
 */
async function makePageMembers(sql: Sql, count: number): Promise<PageToHold[]> {
  const pages = Array.from({ length: count }, (_, n) => ({ token: tokenOf(n), source: sourceOf(n) }));
  await sql`
    insert into members
      (id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at)
    select
      bench_member(n), 'page' || n || '@bench.example', 'page_' || n, 'Page ' || n, 'not-a-hash', now(),
      ${product.termsVersion}, ${product.privacyVersion}, now()
    from generate_series(${firstNumber}::bigint, ${firstNumber + count - 1}::bigint) as n
    on conflict do nothing`;
  await sql`
    insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
    select
      gen_random_uuid(), bench_member(${firstNumber}::bigint + at - 1), sha256(convert_to(token, 'utf8')),
      now(), now(), now() + interval '30 days'
    from unnest(${pages.map(({ token }) => token)}::text[]) with ordinality as page (token, at)
    on conflict do nothing`;
  await sql.unsafe("vacuum analyze members, sessions");
  return pages;
}

function tokenOf(n: number): string {
  return createHash("sha256").update(`bench-page-${n}`).digest("base64url");
}

/** 127.1.0.1, 127.1.0.2 and so on. */
function sourceOf(n: number): string {
  return `127.1.${Math.floor(n / 250)}.${n % 250 + 1}`;
}

interface SocketsFigures {
  readonly sockets: number;
  readonly kbOfSocket: { readonly resident: number; readonly heap: number };
  readonly residentMb: number;
  readonly arrivalMs: readonly number[];
  readonly withSockets: readonly Round[];
  readonly without: readonly Round[];
  readonly settledMs: number;
  readonly awayMs: number;
  readonly cpuMs: number;
  readonly held: HeldPages;
  readonly lost: number;
}

function socketsReport(figures: SocketsFigures): PartReport {
  const { sockets, kbOfSocket, arrivalMs, withSockets, without, settledMs, held, lost } = figures;
  const p99s = (rounds: readonly Round[]) => rounds.map(({ p99Ms }) => p99Ms);
  const bare = p99s(without);
  const refused = Object.entries(held.refusals).map(([why, count]) =>
    `${why}: ${count.toLocaleString("en")}`
  );
  return reportOf("sockets", {
    memory: { value: kbOfSocket.resident, note: `${sockets.toLocaleString("en")} sockets` },
    arrival: arrivalMs.map((ms) => ms / 1_000),
    feed: p99s(withSockets).map((own, at) => own / (bare[at] ?? Number.NaN)),
    settled: { value: settledMs / 1_000, note: refused.join(", ") },
    lost,
  }, [
    createFigure(kind("of it on the heap", { unit: "KB" }), kbOfSocket.heap),
    createFigure(kind("memory with all of them", { unit: "MB" }), figures.residentMb),
    createFigure(kind("feed p99 with them and posts", { unit: "ms" }), p99s(withSockets)),
    createFigure(kind("feed p99 without", { unit: "ms" }), bare),
    createFigure(kind("nothing served for", { unit: "ms" }), figures.awayMs),
    createFigure(kind("attempts of a page after the restart"), held.attempts / sockets),
    createFigure(kind("processor time of a return", { unit: "ms" }), figures.cpuMs / sockets),
  ]);
}
