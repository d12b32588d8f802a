import { parseArgs } from "node:util";

/** The options of `npm run soak`. */
interface Options {
  readonly minutes: number;
  /** The share of the acts of a million members at their peak. */
  readonly share: number;
}

/**
 * Throws when an option is unknown or no number within its bounds: a slip would cost two hours.
 */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { minutes: { type: "string" }, share: { type: "string" } },
  });
  const number = (name: keyof typeof values, usual: number, least: number, most: number) => {
    const value = Number(values[name] ?? usual);
    if (value >= least && value <= most) return value;
    throw new Error(`--${name} takes a number from ${least} to ${most}, not ${String(values[name])}`);
  };
  return { minutes: number("minutes", 120, 0.2, 1_440), share: number("share", 0.03, 0.001, 1) };
}
