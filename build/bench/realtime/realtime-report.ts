import { median, spreadOf } from "../load.ts";
import type { Acts } from "./acts.ts";
import type { Compared, RealtimeFigures } from "./measure-realtime.ts";

/** The figures beside their goals, as lines of a table. */
export function realtimeReport(figures: RealtimeFigures): string[] {
  const { sockets, kbPerSocket, framesPerSecond, planned, carried, withToWithout } = figures;
  return [
    row(`memory of each of ${sockets} sockets`, `${kbPerSocket.toFixed(1)} KB`, "≤ 50 KB"),
    row("frames a second to all of them", median(framesPerSecond).toFixed(0), "≥ 40,000"),
    ...actRows(planned),
    ...actRows(carried),
    row("acts with notifications beside without", median(withToWithout).toFixed(2), "≥ 0.8"),
  ];
}

function actRows({ perSecond, acts, bareActs }: Compared): string[] {
  return [
    `at ${perSecond} acts a second:`,
    row("act to response, median / p99", timesOf(acts, ({ respondedMs }) => respondedMs)),
    row("act to the other's frame, median / p99", timesOf(acts, ({ heardMs }) => heardMs)),
    row("  the same of bare Hono", timesOf(bareActs, ({ heardMs }) => heardMs)),
    row("  p99 beside bare Hono", spreadOf(acts.map((_, n) => p99(acts[n]) / p99(bareActs[n]))), "≤ 1.3"),
    row("processor time of an act, server / load", cpuOf(acts)),
    row("  the same of bare Hono", cpuOf(bareActs)),
    row("frames heard of acts", `${shareHeard(acts)} and bare ${shareHeard(bareActs)}`),
  ];
}

function timesOf(acts: readonly Acts[], times: (acts: Acts) => readonly number[]): string {
  const of = (part: number) => median(acts.map((round) => within(times(round), part))).toFixed(1);
  return `${of(0.5)} / ${of(0.99)} ms`;
}

function cpuOf(acts: readonly Acts[]): string {
  const of = (whose: keyof Acts["cpuMs"]) => median(acts.map(({ cpuMs }) => cpuMs[whose])).toFixed(1);
  return `${of("server")} / ${of("load")} ms`;
}

function p99(round: Acts | undefined): number {
  return within(round?.heardMs ?? [], 0.99);
}

function shareHeard(acts: readonly Acts[]): string {
  const heard = acts.reduce((sum, { heardMs }) => sum + heardMs.length, 0);
  const all = acts.reduce((sum, { respondedMs }) => sum + respondedMs.length, 0);
  return `${(100 * heard / all).toFixed(0)}%`;
}

function within(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

function row(what: string, figure: string, goal = ""): string {
  return `${what.padEnd(42)}${figure.padStart(16)}   ${goal}`.trimEnd();
}
