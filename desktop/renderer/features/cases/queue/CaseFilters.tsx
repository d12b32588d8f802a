import { t } from "@lingui/core/macro";
import type { CaseKind, CaseState } from "#shared/cases/case-shapes.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Select } from "../../../ui/form/Select.tsx";
import { kindNames } from "../case-words.ts";
import type { ModerationAddress } from "./use-moderation-address.ts";

const states: readonly (readonly [CaseState, string])[] = [
  ["open", t`Open`],
  ["mine", t({ message: "Mine", comment: "The cases that the moderator holds" })],
  ["closed", t`Closed`],
];
const kinds = [
  { value: "all" as const, label: t`All kinds` },
  ...(Object.keys(kindNames) as CaseKind[]).map((value) => ({ value, label: kindNames[value] })),
];

interface CaseFiltersProps {
  readonly address: ModerationAddress;
  readonly mine: number;
  readonly onChange: (next: Pick<ModerationAddress, "state" | "kind">) => void;
}

export function CaseFilters({ address, mine, onChange }: CaseFiltersProps) {
  const { state, kind } = address;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <div role="group" aria-label={t`Filter cases`} className="flex gap-0.5 rounded-full bg-wash p-0.5">
        {states.map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={state === value}
            onClick={() => onChange({ state: value, kind })}
            className={classNames(
              "min-h-8 rounded-full px-3 text-meta font-medium text-quiet transition-colors hover:text-ink pointer-coarse:min-h-11",
              "aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-hairline",
            )}
          >
            {value === "mine" && mine > 0 ? `${label} (${mine})` : label}
          </button>
        ))}
      </div>
      <Select
        look="quiet"
        aria-label={t`Kind of case`}
        options={kinds}
        value={kind ?? "all"}
        onChoose={(next) => onChange({ state, kind: next === "all" ? undefined : next satisfies CaseKind })}
      />
    </div>
  );
}
