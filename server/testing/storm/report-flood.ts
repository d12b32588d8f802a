import { limitMax } from "../../http/limits/rate-limits.ts";
import type { TestApp } from "../create-test-app.ts";
import { publicReport, solvedProof } from "../scenes/public-report.ts";

interface FloodSize {
  readonly sources: number;
  /** That each sends beyond its limit. */
  readonly more: number;
}

/**
 * Programs send reports without an account from many networks, all at once: with puzzles that they
 * did not solve, that they used before, and that were another's. Returns how many were taken, the
 * most that may be, and the responses that were neither of both, in words.
 */
export async function reportFlood(
  t: TestApp,
  { sources, more }: FloodSize,
  address: string,
): Promise<{ taken: number; most: number; faults: string[] }> {
  const faults: string[] = [];
  let taken = 0;
  const limit = limitMax("public_report_source", 1);
  const scale = limitMax("public_report_source", t.config.rateLimitScale) / limit;
  const addresses = Array.from({ length: sources }, (_, n) => `198.51.100.${n + 1}`);
  const send = async (remoteAddress: string, given: object) => {
    const json = await publicReport(t, address, { email: `flood@${remoteAddress}.example`, ...given });
    return (await t.request("POST", "/api/reports", { json, remoteAddress })).status;
  };
  await Promise.all(addresses.map(async (source, n) => {
    // The test's own limits are larger: what is more than the usual one counts as used.
    await t.sql`
      insert into rate_limits (name, subject, window_start, expires_at, hits)
      values (
        'public_report_source', ${source}, ${t.clock.now()}, ${t.clock.now()}::timestamptz + interval '1 hour',
        ${limit * scale - limit}
      )
      on conflict do nothing`;
    const proof = await solvedProof(t, source);
    const others = await solvedProof(t, addresses[(n + 1) % sources]);
    for (let i = 0; i < limit + more; i++) {
      const own = i === 0 ? proof : await solvedProof(t, source);
      const wrong = await Promise.all([
        send(source, { proof: { ...own, number: own.number + 1 } }),
        send(source, { proof: others }),
      ]);
      for (const status of wrong) if (status !== 400) faults.push(`a wrong puzzle: ${status}`);
      const status = await send(source, { proof: own, words: `Flood ${n} ${i}` });
      if (status === 201) taken++;
      else if (status !== 429) faults.push(`a solved puzzle: ${status}`);
      const again = await send(source, { proof: own, words: "Something else" });
      if (again !== 400 && again !== 429) faults.push(`a used puzzle: ${again}`);
    }
  }));
  return { taken, most: sources * limit, faults };
}
