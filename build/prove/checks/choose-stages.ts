import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Stage } from "./run-stages.ts";
import {
  listDeepStages,
  listFeatureStages,
  listOtherStages,
  listQuickStages,
  type TestRun,
} from "./test-stages.ts";

interface Chosen {
  readonly stages: readonly Stage[];
  /** Advice that is printed after them. */
  readonly advice?: string;
  /** Why there is nothing to run. */
  readonly problem?: string;
}

const flags = ["--all", "--deep", "--checks", "--browser"];

const advice = `
This was the quick part. The rest: npm run test:all (everything, about 13 minutes), npm run test:deep
(proofs that take long). One feature: npm test -- posts, with its browser tests: npm test -- posts --browser.`;

/**
 * Chooses what to run by the arguments of `npm test`: nothing for the quick part, `--all` for
 * everything but the proofs of `--deep`, `--checks` for what needs no test, otherwise names of
 * stages or features.
 */
export function chooseStages(given: TestRun, args: readonly string[]): Chosen {
  const has = (flag: string) => args.includes(flag);
  const names = args.filter((arg) => !flags.includes(arg));
  const quick = listQuickStages(given);
  const all = [...quick, ...listOtherStages(given)];
  const deep = listDeepStages(given);
  const features = featuresOf(given.root);
  const named = names.map((name) =>
    [...all, ...deep].find((stage) => stage.name === name) ??
      (features.includes(name) ? listFeatureStages(given, name, has("--browser")) : null)
  );
  if (named.includes(null)) {
    const stages = [...all, ...deep].map(({ name }) => name);
    return {
      stages: [],
      problem: `There is no stage or feature “${names[named.indexOf(null)]}”.\n` +
        `Stages: ${stages.join(", ")}\nFeatures: ${features.join(", ")}`,
    };
  }
  if (names.length > 0) return { stages: named.flatMap((stage) => stage ?? []) };
  if (has("--checks")) return { stages: all.filter(({ isQuiet }) => isQuiet) };
  if (has("--deep")) return { stages: deep };
  return has("--all") ? { stages: all } : { stages: quick, advice };
}

/** The features have one name in all three trees. */
function featuresOf(root: string): string[] {
  return readdirSync(join(root, "server/features"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
