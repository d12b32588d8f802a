import { median, spreadOf } from "../load.ts";
import type { Compared, MessagesFigures, MessagesPlan } from "./measure-messages.ts";

/** The figures beside their goals, as lines of a table. */
export function messagesReport(figures: MessagesFigures, { sizes }: MessagesPlan): string[] {
  const { planned, carried, thread, list } = figures;
  const { messages, conversations } = sizes;
  return [
    ...sentRows(planned),
    ...sentRows(carried),
    row(`opening a thread, ${messages.small} → ${messages.large}`, ratioOf(thread), "≤ 1.3"),
    row(`the list, ${conversations.small} → ${conversations.large}`, ratioOf(list), "≤ 1.3"),
  ];
}

type Rounds = Compared["sent"];

function sentRows({ perSecond, sent, bareSent }: Compared): string[] {
  const busy = (rounds: Rounds) => `${(100 * median(rounds.map(({ usedShare }) => usedShare))).toFixed(0)}%`;
  return [
    `at ${perSecond.toFixed(0)} messages a second:`,
    row("send frame to the other's, median / p99", timesOf(sent)),
    row("  the same of a bare insert", timesOf(bareSent)),
    row("  p99 beside a bare insert", spreadOf(sent.map((_, n) => p99(sent[n]) / p99(bareSent[n]))), "≤ 1.5"),
    row("messages heard", `${shareOf(sent)} and bare ${shareOf(bareSent)}`),
    row("load's own use of a core", `${busy(sent)} and bare ${busy(bareSent)}`),
  ];
}

function timesOf(rounds: Rounds): string {
  const of = (part: number) => median(rounds.map(({ heardMs }) => within(heardMs, part))).toFixed(1);
  return `${of(0.5)} / ${of(0.99)} ms`;
}

function p99(round: Rounds[number] | undefined): number {
  return within(round?.heardMs ?? [], 0.99);
}

function shareOf(rounds: Rounds): string {
  const heard = rounds.reduce((sum, { heardMs }) => sum + heardMs.length, 0);
  return `${(100 * heard / rounds.reduce((sum, { asked }) => sum + asked, 0)).toFixed(0)}%`;
}

function ratioOf({ small, large }: MessagesFigures["list"]): string {
  const [one, other] = [median(small), median(large)];
  return `${one.toFixed(1)} → ${other.toFixed(1)} ms: ${(other / one).toFixed(2)}`;
}

function within(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
}

function row(what: string, figure: string, goal = ""): string {
  return `${what.padEnd(44)}${figure.padStart(24)}   ${goal}`.trimEnd();
}
