import { figureOf, kind } from "../figures/figure.ts";
import { type PartReport, reportOf } from "../figures/part-report.ts";
import type { Round } from "../load.ts";
import type { HeldPages } from "./open-pages.ts";

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

export function socketsReport(figures: SocketsFigures): PartReport {
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
    figureOf(kind("of it on the heap", { unit: "KB" }), kbOfSocket.heap),
    figureOf(kind("memory with all of them", { unit: "MB" }), figures.residentMb),
    figureOf(kind("feed p99 with them and posts", { unit: "ms" }), p99s(withSockets)),
    figureOf(kind("feed p99 without", { unit: "ms" }), bare),
    figureOf(kind("nothing served for", { unit: "ms" }), figures.awayMs),
    figureOf(kind("attempts of a page after the restart"), held.attempts / sockets),
    figureOf(kind("processor time of a return", { unit: "ms" }), figures.cpuMs / sockets),
  ]);
}
