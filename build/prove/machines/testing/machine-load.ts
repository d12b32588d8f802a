import { availableParallelism, loadavg } from "node:os";

/** What else the machine does, in words for a printed figure. */
export function machineLoad(): string {
  return `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;
}
