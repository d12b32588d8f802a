import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import lighthouse, { desktopConfig } from "lighthouse";

/** Scores of 0 to 100 by category, and what cost points. */
export interface Scores {
  readonly scores: Readonly<Record<string, number>>;
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
  form: "mobile" | "desktop",
): Promise<Scores> {
  const flags = { port, output: "json", logLevel: "error", onlyCategories: categories } as const;
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

/** A port that is free now, for a browser started at once. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
