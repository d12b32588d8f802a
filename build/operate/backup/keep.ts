import { retention } from "#shared/retention.ts";
import { timeOfName } from "./manifest.ts";

/** Seven nights, and as many weeks as /privacy says. */
const usual = { days: 7, weeks: retention.backups.days / 7 };
const dayMs = 86_400_000;

interface Kept {
  readonly days: number;
  readonly weeks: number;
}

/**
 * The names of backups to remove (backup.4): the newest of each of the last days that have one, and
 * of each of the last weeks from Monday on, stay. The newest always stays, and names that are not
 * ours are nobody's to remove.
 */
export function backupsToRemove(names: readonly string[], { days, weeks }: Kept = usual): string[] {
  const dated = names.flatMap((name) => {
    const at = timeOfName(name);
    return at ? [{ name, day: Math.floor(at.getTime() / dayMs) }] : [];
  }).toSorted((a, b) => a.name < b.name ? 1 : -1);
  const kept = new Set([
    ...dated.slice(0, 1).map(({ name }) => name),
    ...newestOfEach(dated, ({ day }) => day, days),
    // The first day of the epoch was a Thursday.
    ...newestOfEach(dated, ({ day }) => Math.floor((day + 3) / 7), weeks),
  ]);
  return dated.map(({ name }) => name).filter((name) => !kept.has(name));
}

function newestOfEach<T extends { readonly name: string }>(
  newestFirst: readonly T[],
  groupOf: (backup: T) => number,
  most: number,
): string[] {
  const groups = new Map<number, string>();
  for (const backup of newestFirst) {
    const group = groupOf(backup);
    if (!groups.has(group)) groups.set(group, backup.name);
  }
  return [...groups.values()].slice(0, most);
}
