import { join } from "node:path";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { productEnv, withDatabase } from "../product-database.ts";
import { anonymousCalls, type Findable } from "./calls.ts";
import { type AnonymousFigures, type AnonymousPlan, measureAnonymous } from "./measure-anonymous.ts";
import { declaredFigures } from "../figures/declared-figures.ts";
import { figureOf, isMet, worstOf } from "../figures/figure.ts";
import { pino } from "pino";
import { createApp } from "../../../../server/app.ts";
import { readConfig } from "../../../../server/config.ts";
import { getPublicImageKey } from "../../../../server/features/media/image-key.ts";
import { getAudioKey } from "../../../../server/features/speech/audio-key.ts";
import { readBundle } from "../../../../server/http/static/static-bundle.ts";
import { createLocalStorage } from "../../../../server/providers/storage/local-storage.ts";
import { closeDeps, openDeps } from "../../../../server/serve/open-deps.ts";

/** Measures what callers without a session cost, and cost the members. */
export async function benchAnonymous(context: BenchContext, plan: AnonymousPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno, root } = context;
  const readers = await context.readers();
  const env = productEnv(databaseUrl, dataDir);
  const calls = anonymousCalls(await prepareFindable(env, join(root, "dist/web"), dataDir));
  const server = await serve(deno, "server/main.ts", env);
  console.log(`Calling ${calls.length} addresses without a session: ${plan.rounds} rounds of each …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) => anonymousReport(await measureAnonymous({ server, sql, readers }, calls, plan)),
    );
  } finally {
    await server.stop();
  }
}

/** The costliest addresses, then each with its work, and those that slow the feed too much. */
export function anonymousReport(addresses: readonly AnonymousFigures[]): PartReport {
  const kinds = declaredFigures.anonymous;
  const works = addresses.map(({ name, status, workMs, timesHealth }) => {
    const note = `status ${status}, ${workMs.toFixed(3)} ms`;
    return figureOf({ ...kinds.work, name }, { value: timesHealth, note });
  });
  const feeds = addresses.map(({ name, feedMs: { calm, crowded }, timesCalm }) => {
    const note = `p50 ${calm.toFixed(1)} → ${crowded.toFixed(1)} ms`;
    return figureOf({ ...kinds.feed, name: `feed beside 40 callers of ${name}` }, { value: timesCalm, note });
  });
  return reportOf("anonymous", {
    work: worstOf(works),
    feed: worstOf(addresses.map(({ name, timesCalm }) => figureOf({ ...kinds.feed, name }, timesCalm))),
  }, [...works, ...feeds.filter((feed) => isMet(feed) === false)]);
}

const id = "01900000-0000-7000-8000-000000000001";
/** A photo of 2,048 pixels, or half a minute of speech. */
const fileBytes = 200_000;

/**
 * Stores a picture and a sound, and lists the pages and files that the server has
 * beside the contract.
 */
async function prepareFindable(
  env: Record<string, string>,
  webDir: string,
  dataDir: string,
): Promise<Findable> {
  const storage = createLocalStorage(join(dataDir, "uploads"));
  const bytes = new Uint8Array(fileBytes).map((_, at) => (at * 31) % 251);
  await storage.put(getPublicImageKey(id, "full"), bytes);
  await storage.put(getAudioKey(id), bytes);
  return {
    pages: ["/", "/login", ...await filesOf(webDir), ...await generatedPages(env)],
    ids: { media: id, audio: id },
  };
}

/** Files with a name of their own, and the heaviest of those that are named by their content. */
async function filesOf(webDir: string): Promise<string[]> {
  const bundle = [...await readBundle(webDir)];
  const size = (path: string) => bundle.find(([one]) => one === path)?.[1].encoded[0]?.bytes.length ?? 0;
  const paths = bundle.map(([path]) => path).filter((path) => path !== "/index.html");
  const heaviest = paths.filter((path) => path.startsWith("/assets/")).sort((a, b) => size(b) - size(a));
  return [...paths.filter((path) => !path.startsWith("/assets/")), ...heaviest.slice(0, 1)];
}

async function generatedPages(env: Record<string, string>): Promise<string[]> {
  const deps = await openDeps(readConfig(env), pino({ level: "silent" }));
  try {
    return createApp(deps).routes
      .filter(({ method, path }) => method === "GET" && !path.startsWith("/api/") && !path.includes("*"))
      .map(({ path }) => path);
  } finally {
    await closeDeps(deps);
  }
}
