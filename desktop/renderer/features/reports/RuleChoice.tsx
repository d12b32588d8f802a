import { t } from "@lingui/core/macro";
import type { Ref } from "react";
import type { HouseRule } from "#shared/rules/contract.ts";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Field } from "../../ui/form/Field.tsx";
import { Select } from "../../ui/form/Select.tsx";

interface RuleChoiceProps {
  readonly rules: readonly HouseRule[];
  /** Empty until one is chosen. */
  readonly ruleId: string;
  readonly error: string | undefined;
  readonly selectRef: Ref<HTMLButtonElement>;
  readonly onChoose: (ruleId: string) => void;
}

/** Which rule of the house a report is about, with what that rule says. */
export function RuleChoice({ rules, ruleId, error, selectRef, onChoose }: RuleChoiceProps) {
  const chosen = rules.find(({ key }) => key === ruleId);
  return (
    <Field
      label={t`Which rule is it about?`}
      hint={chosen && <RuleWords rule={chosen} />}
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          ref={selectRef}
          aria-required
          placeholder={t`Choose a rule`}
          options={rules.map(({ key, title }) => ({ value: key, label: title }))}
          value={ruleId}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}

/** Shows the words of the chosen rule, so that the right one is chosen. */
function RuleWords({ rule: { words } }: { readonly rule: HouseRule }) {
  return <p {...getLangAndDir(words)} className="line-clamp-5 whitespace-pre-line wrap-anywhere">{words}</p>;
}
