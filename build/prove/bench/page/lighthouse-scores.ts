import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import lighthouse, { desktopConfig } from "lighthouse";

/** Scores of 0 to 100 by category, and what cost points. */
export interface Scores {
  readonly scores: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

export type Form = "mobile" | "desktop";

/** The performance of each visit, and of the other three categories the lowest of all visits. */
export interface RepeatedScores {
  readonly performance: readonly number[];
  readonly others: number;
  readonly faults: readonly string[];
}

const categories = ["performance", "accessibility", "best-practices", "seo"];

/**
 * Lighthouse's report of a page, as a phone or a desktop computer sees it. `port`: the
 * browser's for its protocol.
 */
export async function measureLighthouseScores(
  url: string,
  port: number,
  form: Form,
): Promise<Scores> {
  const flags = {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
  } as const;
  const run = await lighthouse(url, flags, form === "desktop" ? desktopConfig : undefined);
  if (!run) throw new Error("Lighthouse returned nothing");
  const { categories: found, audits } = run.lhr;
  const faults = Object.values(found).flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(
      Object.values(found).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    faults,
  };
}

/** Lighthouse's reports of several visits, since the performance of a busy machine scatters. */
export async function repeatLighthouseScores(
  url: string,
  port: number,
  form: Form,
  visits: number,
): Promise<RepeatedScores> {
  const all: Scores[] = [];
  while (all.length < visits) all.push(await measureLighthouseScores(url, port, form));
  const others = all.flatMap(({ scores }) =>
    Object.entries(scores).filter(([id]) => id !== "performance").map(([, score]) => score)
  );
  return {
    performance: all.map(({ scores }) => scores["performance"] ?? Number.NaN),
    others: Math.min(...others),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}

/** A port that is free now, for a browser started at once. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
