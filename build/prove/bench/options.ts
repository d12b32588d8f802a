import { parseArgs } from "node:util";
import { postLimits } from "#shared/posts/post-limits.ts";
import { type PartName, partNames } from "./figures/declared-figures.ts";

/** `against` is chosen by an option of its own. */
export type Part = Exclude<PartName, "against">;

export const parts: readonly Part[] = partNames.filter((part): part is Part => part !== "against");

/** The parts that another checkout can be compared in, in the order of a run. */
export const againstParts = ["feed", "mixed", "writes", "messages", "assistant"] as const satisfies Part[];
export type AgainstPart = (typeof againstParts)[number];

/** The options of `npm run bench`. */
export interface Options {
  readonly isQuick: boolean;
  /** Null: all parts. */
  readonly only: Part | null;
  /** The folder of an older checkout to compare with, in `againstParts` alone. */
  readonly against: string | null;
  readonly isLogged: boolean;
  /** How many pictures a fifth of the feed's posts have. */
  readonly pictures: number;
  /** Whether the authors of another fifth cover them (posts.24). */
  readonly hasCovers: boolean;
  /** Whether a tenth has a poll (posts.28). */
  readonly hasPolls: boolean;
}

/** Throws when an option is unknown: a misspelt one would cost an hour. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: "boolean" },
      only: { type: "string" },
      against: { type: "string" },
      "no-log": { type: "boolean" },
      pictures: { type: "string" },
      covers: { type: "boolean" },
      polls: { type: "boolean" },
    },
  });
  const choice: readonly Part[] = values.against === undefined ? parts : againstParts;
  const only = choice.find((part) => part === values.only) ?? null;
  if (values.only !== undefined && !only) {
    throw new Error(`--only takes ${choice.join(" or ")}, not ${values.only}`);
  }
  const pictures = Number(values.pictures ?? 1);
  if (!Number.isInteger(pictures) || pictures < 1 || pictures > postLimits.pictures) {
    throw new Error(`--pictures takes a number from 1 to ${postLimits.pictures}, not ${values.pictures}`);
  }
  return {
    isQuick: values.quick === true,
    only,
    against: values.against ?? null,
    isLogged: values["no-log"] !== true,
    pictures,
    hasCovers: values.covers === true,
    hasPolls: values.polls === true,
  };
}

/** The options as they were given, except that an older checkout is named by its commit. */
export function formatOptions(
  { isQuick, only, against, pictures, hasCovers, hasPolls }: Options,
  commitOf: (root: string) => string,
): string {
  return [
    isQuick && "--quick",
    only && `--only ${only}`,
    against && `--against ${commitOf(against)}`,
    pictures > 1 && `--pictures ${pictures}`,
    hasCovers && "--covers",
    hasPolls && "--polls",
  ].filter(Boolean).join(" ");
}
