import { parseArgs } from "node:util";

/** The options of `npm run capacity`. */
export interface Options {
  /** How long the peak is played; 0 measures what each act costs, and nothing else. */
  readonly minutes: number;
  /** Members of the community that is made up. */
  readonly members: number;
  /** Open sockets in all. */
  readonly sockets: number;
  /** The share of the rates of a million members that is played, above 0 and at most 1. */
  readonly share: number;
  /** How long each act is measured by itself. */
  readonly secondsPerAct: number;
}

const usual = { minutes: "10", members: "100000", sockets: "20000", share: "1", "seconds-per-act": "10" };

/**
 * Throws when an option is unknown or no number within its bounds: a slip would cost half an hour.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.keys(usual).map((name) => [name, { type: "string" as const }]),
    ),
  });
  const number = (name: keyof typeof usual, least: number, most: number) => {
    const text = values[name] ?? usual[name];
    const value = Number(text);
    if (!(value >= least && value <= most)) {
      throw new Error(`--${name} takes a number from ${least} to ${most}, not ${String(text)}`);
    }
    return value;
  };
  return {
    minutes: number("minutes", 0, 600),
    members: number("members", 1_000, 1_000_000),
    sockets: number("sockets", 0, 36_000),
    share: number("share", 0.001, 1),
    secondsPerAct: number("seconds-per-act", 0.2, 600),
  };
}
