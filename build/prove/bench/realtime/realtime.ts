import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import {
  type Compared,
  measureRealtime,
  type RealtimeFigures,
  type RealtimePlan,
} from "./measure-realtime.ts";
import { type Announcements, measureAnnouncements } from "./measure-announcements.ts";
import { createFigure, type Figure, kind } from "../figures/figure.ts";
import { median, percentile } from "../figures/percentiles.ts";
import type { Acts } from "./acts.ts";

/** Opens sockets on the product and lets members act on each other, here and at a bare server. */
export async function benchRealtime(context: BenchContext, plan: RealtimePlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  console.log("Announcing between two processes of a launcher …");
  const announcements = await measureAnnouncements(context, plan.rounds);
  const env = createProductEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  const bare = await serve(deno, "build/prove/bench/realtime/bare-realtime.ts", {
    DATABASE_URL: databaseUrl,
  });
  const { members, socketsPerMember } = plan;
  console.log(`Opening ${members * socketsPerMember} sockets of ${members} members …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) => {
        const figures = await measureRealtime({ server, bare }, env["PUBLIC_URL"] ?? "", sql, plan);
        return realtimeReport(figures, announcements);
      },
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}

function realtimeReport(figures: RealtimeFigures, { tookMs, lost }: Announcements): PartReport {
  const { sockets, kbPerSocket, framesPerSecond, planned, carried, withToWithout } = figures;
  return reportOf("realtime", {
    socket: { value: kbPerSocket, note: `${sockets.toLocaleString("en")} sockets` },
    frames: framesPerSecond,
    planned: { value: p99s(planned.acts), note: rateNote(planned) },
    plannedBeside: besideBare(planned),
    carried: { value: p99s(carried.acts), note: rateNote(carried) },
    carriedBeside: besideBare(carried),
    notifications: withToWithout,
    announced: {
      value: tookMs.map((round) => percentile(round, 0.99)),
      note: `p50 ${percentile(tookMs.flat(), 0.5).toFixed(2)} ms`,
    },
    unannounced: { value: lost, note: `of ${tookMs.flat().length.toLocaleString("en")}` },
  }, [...others(planned, "planned rate"), ...others(carried, "bare server's rate")]);
}

const heard = (rounds: readonly Acts[], share: number) =>
  rounds.map(({ heardMs }) => percentile(heardMs, share));
const p99s = (rounds: readonly Acts[]) => heard(rounds, 0.99);

function besideBare({ acts, bareActs }: Compared): number[] {
  const bare = p99s(bareActs);
  return p99s(acts).map((own, at) => own / (bare[at] ?? Number.NaN));
}

function rateNote({ perSecond, acts }: Compared): string {
  return `${perSecond.toLocaleString("en")} acts a second, p50 ${median(heard(acts, 0.5)).toFixed(1)} ms`;
}

function others({ acts, bareActs }: Compared, rate: string): Figure[] {
  const row = (name: string, unit: string, values: readonly number[]) =>
    createFigure(kind(`${name}, ${rate}`, { unit }), values);
  const responded = (share: number) => acts.map(({ respondedMs }) => percentile(respondedMs, share));
  return [
    row("act to response, p50", "ms", responded(0.5)),
    row("act to response, p99", "ms", responded(0.99)),
    row("bare Hono, act to frame, p50", "ms", heard(bareActs, 0.5)),
    row("bare Hono, act to frame, p99", "ms", p99s(bareActs)),
    row("processor time of an act, server", "ms", acts.map(({ cpuMs }) => cpuMs.server)),
    row("processor time of an act, bare Hono", "ms", bareActs.map(({ cpuMs }) => cpuMs.server)),
    row("processor time of an act, load", "ms", acts.map(({ cpuMs }) => cpuMs.load)),
    row("frames heard of acts", "%", acts.map(heardPercent)),
    row("frames heard of acts, bare Hono", "%", bareActs.map(heardPercent)),
  ];
}

const heardPercent = ({ heardMs, respondedMs }: Acts) => 100 * heardMs.length / respondedMs.length;
