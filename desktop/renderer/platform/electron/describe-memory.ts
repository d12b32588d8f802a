import { t } from "@lingui/core/macro";
import type { MemoryUse, System } from "../../../bridge.ts";
import { pageLocale } from "../../lib/language/page-locale.ts";

const megabytes = new Intl.NumberFormat(pageLocale, {
  style: "unit",
  unit: "megabyte",
  maximumFractionDigits: 0,
});

/** Returns what page and app use of memory, and what is counted more than once. */
export function describeMemory(used: MemoryUse, system: System): string {
  const appSize = inMegabytes(used.app);
  const sizes = used.page === null
    ? t`Memory: the whole app ${appSize}.`
    : t`Memory: this page ${{ pageSize: inMegabytes(used.page) }}, the whole app ${appSize}.`;
  // Only Windows says what a process shares with no other.
  if (system === "windows") return sizes;
  return `${sizes} ${t`Memory that parts of the app share is counted for each of them.`}`;
}

function inMegabytes(kilobytes: number): string {
  return megabytes.format(kilobytes / 1024);
}
