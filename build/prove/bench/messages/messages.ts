import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { BenchContext } from "../bench-context.ts";
import { serve } from "../processes.ts";
import { createProductEnv, withDatabase } from "../product-database.ts";
import {
  type Compared,
  measureMessages,
  type MessagesFigures,
  type MessagesPlan,
} from "./measure-messages.ts";
import { createFigure, type Figure, kind } from "../figures/figure.ts";
import { median, percentile } from "../figures/percentiles.ts";

/** Sends messages through the product and a bare server, and opens threads and lists. */
export async function benchMessages(context: BenchContext, plan: MessagesPlan): Promise<PartReport> {
  const { databaseUrl, dataDir, deno } = context;
  const env = createProductEnv(databaseUrl, dataDir);
  const server = await serve(deno, "server/main.ts", env);
  const bare = await serve(deno, "build/prove/bench/messages/bare-messages.ts", {
    DATABASE_URL: databaseUrl,
  });
  console.log(`Writing threads, then ${plan.messagesPerSecond} messages a second …`);
  try {
    return await withDatabase(
      databaseUrl,
      async (sql) =>
        messagesReport(await measureMessages({ server, bare }, env["PUBLIC_URL"] ?? "", sql, plan), plan),
    );
  } finally {
    await bare.stop();
    await server.stop();
  }
}

function messagesReport(figures: MessagesFigures, plan: MessagesPlan): PartReport {
  const { planned, carried, long, thread, list } = figures;
  const { sizes } = plan;
  return reportOf("messages", {
    planned: { value: p99s(planned.sent), note: rateNote(planned) },
    plannedBeside: besideBare(planned),
    carried: { value: p99s(carried.sent), note: rateNote(carried) },
    carriedBeside: besideBare(carried),
    long: { value: p99s(long.sent), note: `${plan.long.seconds} s, ${rateNote(long)}` },
    longBeside: besideBare(long),
    database: planned.sent.map(({ databaseMs }) => databaseMs),
    server: planned.sent.map(({ serverMs }) => serverMs),
    thread: growth(thread, sizes.messages, "messages"),
    list: growth(list, sizes.conversations, "conversations"),
  }, [
    ...others(planned, "planned rate"),
    ...others(carried, "bare server's rate"),
    ...others(long, "for long"),
  ]);
}

type Rounds = Compared["sent"];

const p99s = (rounds: Rounds) => rounds.map(({ heardMs }) => percentile(heardMs, 0.99));

function besideBare({ sent, bareSent }: Compared): number[] {
  const bare = p99s(bareSent);
  return p99s(sent).map((own, at) => own / (bare[at] ?? Number.NaN));
}

function rateNote({ perSecond, sent }: Compared): string {
  const p50 = median(sent.map(({ heardMs }) => percentile(heardMs, 0.5)));
  return `${Math.round(perSecond).toLocaleString("en")} a second, p50 ${p50.toFixed(1)} ms`;
}

function growth(
  { small, large }: MessagesFigures["list"],
  sizes: { readonly small: number; readonly large: number },
  what: string,
) {
  const count = (value: number) => value.toLocaleString("en");
  return {
    value: median(large) / median(small),
    note: `${count(sizes.small)} → ${count(sizes.large)} ${what}, ` +
      `${median(small).toFixed(1)} → ${median(large).toFixed(1)} ms`,
  };
}

function others({ sent, bareSent }: Compared, rate: string): Figure[] {
  const row = (name: string, unit: string, values: readonly number[]) =>
    createFigure(kind(`${name}, ${rate}`, { unit }), values);
  return [
    row("bare insert, p50", "ms", bareSent.map(({ heardMs }) => percentile(heardMs, 0.5))),
    row("bare insert, p99", "ms", p99s(bareSent)),
    row("bare insert, processor time of the database", "ms", bareSent.map(({ databaseMs }) => databaseMs)),
    row("bare insert, processor time of the server", "ms", bareSent.map(({ serverMs }) => serverMs)),
    row("messages heard", "%", sent.map(heardPercent)),
    row("messages heard of the bare server", "%", bareSent.map(heardPercent)),
    row("load's own use of a core", "%", sent.map(({ usedShare }) => 100 * usedShare)),
  ];
}

const heardPercent = ({ heardMs, asked }: Rounds[number]) => 100 * heardMs.length / asked;
