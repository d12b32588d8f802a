import type { Service, ServiceFact, ServiceProblem } from "#shared/system/services-contract.ts";

/** A service as it is judged, before its problems decide its state. */
export interface Judged extends Omit<Service, "state" | "uses" | "parts"> {
  readonly uses?: Service["uses"];
  readonly parts?: Service["parts"];
  readonly isOff?: boolean;
}

/** Urgent problems come first and decide the state. */
export function makeService({ isOff = false, uses = [], parts = [], ...given }: Judged): Service {
  const problems = given.problems.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
  const state = problems[0] ? (problems[0].isUrgent ? "fix" : "warn") : isOff ? "off" : "ok";
  return { ...given, problems, uses, parts, state };
}

/** The parts of a problem, of which only words and page are always there. */
interface Given {
  readonly says: string;
  readonly todo: string;
  readonly page: string;
  readonly since?: Date | null;
}

export function makeUrgentProblem({ since = null, ...given }: Given): ServiceProblem {
  return { ...given, since: toIso(since), isUrgent: true };
}

export function makeWarning(given: Given): ServiceProblem {
  return { ...makeUrgentProblem(given), isUrgent: false };
}

export function makeFact(label: string, text: string | null, at: Date | null = null): ServiceFact {
  return { label, text, at: toIso(at) };
}

export function toIso(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** The later of two times. */
export function findLatest(times: readonly (Date | null | undefined)[]): Date | null {
  return times.reduce<Date | null>((last, at) => at && (!last || at > last) ? at : last, null);
}

/** The earlier of two times. */
export function findEarliest(times: readonly (Date | null | undefined)[]): Date | null {
  return times.reduce<Date | null>((first, at) => at && (!first || at < first) ? at : first, null);
}
