import { formatLevel, formatXp } from "../../lib/format.ts";

/** XP and level, quiet (A§2). The history it will lead to comes with the XP screens. */
export function XpIndicator({ xp, level }: { xp: number; level: number }) {
  return (
    <p className="tabular flex shrink-0 whitespace-nowrap h-8 items-center gap-2 rounded-full bg-gold-wash pr-3.5 pl-1 text-meta font-semibold text-gold">
      <span className="rounded-full bg-surface px-2 py-0.5">
        <span className="sr-only">Level</span>
        {formatLevel(level)}
      </span>
      <span>{formatXp(xp)} XP</span>
    </p>
  );
}
