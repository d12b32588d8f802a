import { openProcessHub } from "../../../start/launcher/server/open-process-hub.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";

/** The messages to `announcing-process.ts`, and what it sends back. */
export type Asked = "announce" | "count";
export interface Told {
  /** How many announcements of others have come so far. */
  readonly heard: number;
  readonly tookMs: readonly number[];
}

export interface Announcements {
  /** How long each of a round took until the other process had handled it. */
  readonly tookMs: readonly (readonly number[])[];
  readonly lost: number;
}

/** Lets two processes at one hub announce to each other, both at the same time. */
export async function measureAnnouncements(
  { deno, dataDir }: Pick<BenchContext, "deno" | "dataDir">,
  rounds: number,
): Promise<Announcements> {
  await using opened = new AsyncDisposableStack();
  const hub = opened.adopt(await openProcessHub(dataDir), (one) => one.close());
  const program = "build/prove/bench/realtime/announcing-process.ts";
  const start = async () => opened.adopt(await serve(deno, program, hub.settings), (one) => one.stop());
  const processes = [await start(), await start()];
  const askBoth = (question: Asked) =>
    Promise.all(processes.map(async (one) => await one.ask(question) as Told));
  // Both are warmed up first.
  let said = announcedBy(await askBoth("announce"));
  const tookMs: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const told = await askBoth("announce");
    said += announcedBy(told);
    tookMs.push(told.flatMap((one) => one.tookMs));
  }
  const heard = (await askBoth("count")).reduce((sum, one) => sum + one.heard, 0);
  return { tookMs, lost: said - heard };
}

function announcedBy(told: readonly Told[]): number {
  return told.reduce((sum, one) => sum + one.tookMs.length, 0);
}
