import {
  type Counted,
  countedNumbers,
  fewestShown,
  type MonthNumbers,
  type NumberPart,
} from "#shared/cases/numbers/numbers-contract.ts";
import type { CountedMonth } from "./count-numbers.ts";
import { harmless } from "./number-names.ts";

/**
 * A month as everybody may read it (numbers.2). A count below five is not shown: who saw an account
 * disappear could know whose it is. Small parts are added up, with as many others as it takes, so
 * that no difference to the total gives them away.
 */
export function hideSmallNumbers({ hoursOf, ...month }: CountedMonth): MonthNumbers {
  const shown = Object.fromEntries(countedNumbers.map((key) => [key, hideSmallParts(month[key])]));
  return { ...month, ...shown, hours: hoursOf < fewestShown ? null : month.hours };
}

function hideSmallParts({ total, divisions }: Counted): Counted {
  if (total === null || (total > 0 && total < fewestShown)) return { total: null, divisions: [] };
  const shown = divisions.map(({ by, parts }) => ({
    by,
    parts: mergeSmall(by === "decision" ? mergeHarmless(parts) : parts),
  }));
  // One that is a single sum says no more than the total.
  return { total, divisions: shown.filter(({ parts }) => parts.some(({ key }) => key !== null)) };
}

/** Who was offered help is as few people's business as can be. */
function mergeHarmless(parts: readonly NumberPart[]): readonly NumberPart[] {
  const isHarmless = ({ key }: NumberPart) => harmless.some((kind) => kind === key);
  const count = parts.filter(isHarmless).reduce((sum, part) => sum + part.count, 0);
  if (count === 0) return parts;
  const merged = { key: "no_violation", name: "No violation, or help offered", count };
  return [merged, ...parts.filter((part) => !isHarmless(part))];
}

function mergeSmall(parts: readonly NumberPart[]): NumberPart[] {
  const bySize = parts.toSorted((one, other) => one.count - other.count);
  let merged = 0;
  let sum = 0;
  for (const { count } of bySize) {
    if (count >= fewestShown && (sum === 0 || sum >= fewestShown)) break;
    sum += count;
    merged += 1;
  }
  if (merged === 0) return [...parts];
  const small = new Set(bySize.slice(0, merged));
  return [...parts.filter((part) => !small.has(part)), { key: null, name: "Several together", count: sum }];
}
