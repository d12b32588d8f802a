import { availableParallelism, loadavg } from "node:os";

/** Describes what else the machine does, for a printed figure. */
export function machineLoad(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;
}
