import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import type { Service, ServiceFact, ServicePart, ServiceProblem } from "#shared/system/services-contract.ts";
import { writeText } from "../../../language/write-text.ts";

/** As in a service, with texts that are in no language yet. */
export interface JudgedProblem extends Omit<ServiceProblem, "says" | "todo"> {
  readonly says: Text;
  readonly todo: Text;
}

export interface JudgedFact extends Omit<ServiceFact, "label" | "text"> {
  readonly label: Text;
  readonly text: Text | null;
}

export interface JudgedPart extends Omit<ServicePart, "name" | "failure"> {
  readonly name: Text;
  readonly failure: Text | null;
}

interface JudgedUse extends Omit<Service["uses"][number], "label"> {
  readonly label: Text;
}

export interface JudgedService extends Pick<Service, "name" | "state"> {
  readonly says: Text;
  readonly problems: readonly JudgedProblem[];
  readonly facts: readonly JudgedFact[];
  readonly uses: readonly JudgedUse[];
  readonly parts: readonly JudgedPart[];
}

/** A service before its problems decide its state. */
interface Judged extends Pick<JudgedService, "name" | "says" | "problems" | "facts"> {
  readonly uses?: JudgedService["uses"];
  readonly parts?: JudgedService["parts"];
  readonly isOff?: boolean;
}

/** Urgent problems come first and decide the state. */
export function makeService({ isOff = false, uses = [], parts = [], ...given }: Judged): JudgedService {
  const problems = given.problems.toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
  const state = problems[0] ? (problems[0].isUrgent ? "fix" : "warn") : isOff ? "off" : "ok";
  return { ...given, problems, uses, parts, state };
}

/** The service as its reader is shown it. */
export function writeService(
  { says, problems, facts, uses, parts, ...given }: JudgedService,
  language: Language,
): Service {
  const write = (text: Text) => writeText(text, language);
  return {
    ...given,
    says: write(says),
    problems: problems.map((one) => ({ ...one, says: write(one.says), todo: write(one.todo) })),
    facts: facts.map((one) => ({ ...one, label: write(one.label), text: one.text && write(one.text) })),
    uses: uses.map((one) => ({ ...one, label: write(one.label) })),
    parts: parts.map((one) => ({
      ...one,
      name: write(one.name),
      failure: one.failure && write(one.failure),
    })),
  };
}

/** The parts of a problem, of which only words and page are always there. */
interface Given {
  readonly says: Text;
  readonly todo: Text;
  readonly page: string;
  readonly since?: Date | null;
}

export function makeUrgentProblem({ since = null, ...given }: Given): JudgedProblem {
  return { ...given, since: toIso(since), isUrgent: true };
}

export function makeWarning(given: Given): JudgedProblem {
  return { ...makeUrgentProblem(given), isUrgent: false };
}

export function makeFact(label: Text, text: Text | null, at: Date | null = null): JudgedFact {
  return { label, text, at: toIso(at) };
}

export function toIso(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}

/** The later of two times. */
export function findLatest(times: readonly (Date | null | undefined)[]): Date | null {
  return times.reduce<Date | null>((last, at) => at && (!last || at > last) ? at : last, null);
}

/** The earlier of two times. */
export function findEarliest(times: readonly (Date | null | undefined)[]): Date | null {
  return times.reduce<Date | null>((first, at) => at && (!first || at < first) ? at : first, null);
}
