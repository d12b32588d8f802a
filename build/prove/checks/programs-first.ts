import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the files of `build/` first: most start programs and take longest, and one that came last
 * would leave the other worker with nothing to do.
 */
export class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  return moduleId.includes("/build/") ? 0 : 1;
}
