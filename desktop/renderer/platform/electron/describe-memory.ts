import { t } from "@lingui/core/macro";
import type { MemoryUse, System } from "../../../bridge.ts";

const megabytes = new Intl.NumberFormat("en-US", {
  style: "unit",
  unit: "megabyte",
  maximumFractionDigits: 0,
});

/** Returns what page and app use of memory, and what is counted more than once. */
export function describeMemory(used: MemoryUse, system: System): string {
  const app = inMegabytes(used.app);
  const numbers = used.page === null
    ? t`Memory: the whole app ${app}.`
    : t`Memory: this page ${{ page: inMegabytes(used.page) }}, the whole app ${app}.`;
  // Only Windows says what a process shares with no other.
  if (system === "windows") return numbers;
  return `${numbers} ${t`Memory that parts of the app share is counted for each of them.`}`;
}

function inMegabytes(kilobytes: number): string {
  return megabytes.format(kilobytes / 1024);
}
