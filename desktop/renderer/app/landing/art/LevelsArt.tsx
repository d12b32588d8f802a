import type { ModerationLevel } from "#shared/primitives.ts";
import { ModerationShield } from "../../../features/moderation/ModerationMark.tsx";
import { classNames } from "../../../ui/class-names.ts";

const rows: readonly { level: ModerationLevel; label: string; width: string; edge: string }[] = [
  { level: "top", label: "Top", width: "w-3/4", edge: "border-hairline bg-surface" },
  { level: "high", label: "High", width: "w-3/5", edge: "border-hairline bg-surface" },
  { level: "low", label: "Low", width: "w-2/3", edge: "border-dashed border-control/60" },
  { level: "none", label: "None", width: "w-2/5", edge: "border-transparent" },
];

/** Four posts with their moderation levels, which look less like a card as the level falls. */
export function LevelsArt() {
  return (
    <div className="flex h-full flex-col justify-center gap-2.5 bg-brand-wash/60 px-8 sm:px-12">
      {rows.map(({ level, label, width, edge }) => (
        <div
          key={label}
          className={classNames(
            "flex h-8 items-center gap-3 rounded-full border pr-4 pl-3",
            edge,
          )}
        >
          <ModerationShield level={level} />
          <span className="flex flex-1">
            <span className={`h-1.5 rounded-full bg-hairline ${width}`} />
          </span>
          <span className="text-meta font-medium text-quiet">{label}</span>
        </div>
      ))}
    </div>
  );
}
