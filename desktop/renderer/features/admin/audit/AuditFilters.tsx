import { useEffect, useEffectEvent, useState } from "react";
import { type AuditAction, auditActions } from "#shared/admin/audit-contract.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { Field } from "../../../ui/form/Field.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import type { SelectOption } from "../../../ui/form/select-parts.ts";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { actionNames } from "./AuditRow.tsx";
import type { AuditFilter } from "./use-audit.ts";

const settleMs = 250;
const actions: readonly SelectOption<AuditAction | "">[] = [
  { value: "", label: "All" },
  ...auditActions.map((value) => ({ value, label: actionNames[value] })),
];

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  readonly onChange: (filter: AuditFilter) => void;
}

/** Filters by action, name and days. */
export function AuditFilters({ filter, onChange }: AuditFiltersProps) {
  const [words, setWords] = useState(filter.q ?? "");
  const q = useDebounced(words.trim(), settleMs);
  const store = useEffectEvent(() => q !== (filter.q ?? "") && onChange({ ...filter, q }));
  useEffect(() => void store(), [q]);
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-4">
      <Field label="Action">
        {(control) => (
          <Select
            {...control}
            options={actions}
            value={filter.action ?? ""}
            onChoose={(action) => onChange({ ...filter, action: action || undefined })}
          />
        )}
      </Field>
      <TextField
        label="Username"
        hint={/^@?.{1,2}$/u.test(words.trim())
          ? "With one or two letters: names that begin with them."
          : undefined}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={50}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <TextField
        label="From"
        type="date"
        max={filter.to}
        value={filter.from ?? ""}
        onChange={({ target }) => onChange({ ...filter, from: target.value })}
      />
      <TextField
        label="To"
        type="date"
        min={filter.from}
        value={filter.to ?? ""}
        onChange={({ target }) => onChange({ ...filter, to: target.value })}
      />
    </div>
  );
}
