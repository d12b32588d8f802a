import type { HouseRule } from "#shared/rules/contract.ts";
import { langAndDir } from "../../lib/text/lang-and-dir.ts";
import { Field } from "../../ui/form/Field.tsx";
import { Select } from "../../ui/form/Select.tsx";

interface RuleChoiceProps {
  readonly rules: readonly HouseRule[];
  readonly ruleId: string;
  readonly onChoose: (ruleId: string) => void;
}

/** Which rule of the house a report is about, with what that rule says. */
export function RuleChoice({ rules, ruleId, onChoose }: RuleChoiceProps) {
  return (
    <Field
      label="Which rule is it about?"
      hint={<RuleWords rule={rules.find(({ key }) => key === ruleId)} />}
    >
      {(control) => (
        <Select
          {...control}
          options={rules.map(({ key, title }) => ({ value: key, label: title }))}
          value={ruleId}
          onChoose={onChoose}
        />
      )}
    </Field>
  );
}

/** What the chosen rule says, so that the right one is chosen. */
function RuleWords({ rule }: { readonly rule: HouseRule | undefined }) {
  const words = rule?.words ?? "";
  return <p {...langAndDir(words)} className="line-clamp-5 whitespace-pre-line wrap-anywhere">{words}</p>;
}
