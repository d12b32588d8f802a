import type { Service, ServiceFact, ServiceProblem } from "#shared/system/services-contract.ts";
import { databaseHosts, nameOfHost } from "../../../settings/database-config.ts";
import { fact, plural, serviceOf, warning } from "./service-parts.ts";

export interface ReplicasGiven {
  /** DATABASE_READ_URLS. */
  readonly urls: readonly string[];
  /** Of each, how many seconds it is behind, as this process sees it; null: it is left out. */
  readonly ages: readonly (number | null)[];
}

/** What reads go to besides the primary (admin.7, replicas.4). */
export function judgeReplicas({ urls, ages }: ReplicasGiven): Service {
  const replicas = urls.map((url, at) => ({ name: nameOf(url), age: ages[at] ?? null }));
  return serviceOf({
    name: "replicas",
    says: replicas.length === 0
      ? "The primary database serves all reads (DATABASE_READ_URLS is not set)."
      : `Feeds, profiles and searches are read from ${plural(replicas.length, "replica")} of the database.`,
    problems: replicas.filter(({ age }) => age === null).map(({ name }) => leftOut(name)),
    facts: replicas.map(factOf),
    isOff: replicas.length === 0,
  });
}

/** Its hosts with their ports, without account and password. */
function nameOf(url: string): string {
  return databaseHosts(url).map(nameOfHost).join(", ");
}

function leftOut(name: string): ServiceProblem {
  return warning({
    says:
      `The replica ${name} is left out: it is away, behind, or no standby. The primary reads in its place.`,
    todo:
      "Check PostgreSQL and its log there, and pg_stat_replication on the primary. It is used again automatically.",
    page: "build/docs/replicas.md",
  });
}

function factOf({ name, age }: { readonly name: string; readonly age: number | null }): ServiceFact {
  return fact(name, age === null ? "Left out" : `${age.toFixed(1)} s behind`);
}
