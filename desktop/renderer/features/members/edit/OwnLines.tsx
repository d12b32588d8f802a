import { t } from "@lingui/core/macro";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { fieldLimits } from "#shared/account/profile-fields.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { Plus } from "../../../ui/icons/plus.ts";
import { lines } from "./own-lines.ts";
import type { CompleteProfile, ProfileInput } from "./profile-form.ts";

interface OwnLinesProps {
  readonly form: UseFormReturn<ProfileInput, unknown, CompleteProfile>;
}

/** Up to four lines that the member names and fills in (members.17). */
export function OwnLines({ form }: OwnLinesProps) {
  const values = useWatch({ control: form.control });
  const [added, setAdded] = useState(0);
  const { errors } = form.formState;
  const used = lines.findLastIndex(({ name, value }) => values[name] || values[value]) + 1;
  const count = Math.min(lines.length, Math.max(used, added));
  return (
    <fieldset className="min-w-0 space-y-3">
      <legend className="text-meta font-semibold text-ink">{t`Lines of your own`}</legend>
      <p className="text-meta text-quiet">
        {t`Up to four, such as what you practise or where else you are. An address becomes a link.`}
      </p>
      {lines.slice(0, count).map(({ name, value }, at) => {
        const number = at + 1;
        return (
          <div key={name} className="grid gap-3 sm:grid-cols-[2fr_3fr]">
            <TextField
              label={t`Name of line ${number}`}
              autoComplete="off"
              maxLength={fieldLimits.nameLength}
              error={errors[name]?.message}
              {...form.register(name)}
            />
            <TextField
              label={t`Text of line ${number}`}
              autoComplete="off"
              maxLength={fieldLimits.valueLength}
              error={errors[value]?.message}
              {...form.register(value)}
            />
          </div>
        );
      })}
      {count < lines.length && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setAdded(count + 1)}
        >
          {t`Add a line`}
        </Button>
      )}
    </fieldset>
  );
}
