import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { HouseRules } from "#shared/rules/contract.ts";
import { userMessageOf } from "../../../lib/api/api-error.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { Plus } from "../../../ui/icons/plus.ts";
import { mostRules } from "./edited-rules.ts";
import { RuleFields } from "./RuleFields.tsx";
import { useEditedRules } from "./use-edited-rules.ts";

/** All rules in one form, saved as one version. */
export function RulesForm({ rules }: { readonly rules: HouseRules }) {
  const form = useRef<HTMLFormElement>(null);
  const { base, edited, problems, isUnsaved, saving, ...acts } = useEditedRules(rules, form);
  return (
    <form
      ref={form}
      noValidate
      aria-label="House rules"
      onSubmit={acts.save}
      className="max-w-150 space-y-4 pt-4"
    >
      <Intro of={base} />
      <ol className="space-y-4">
        {edited.map((rule, n) => (
          <RuleFields
            key={rule.id}
            rule={rule}
            place={n + 1}
            isLast={n === edited.length - 1}
            problems={problems?.get(rule.id)}
            onChange={(words) => acts.change(rule.id, words)}
            onMove={(by) => acts.move(rule.id, by)}
            onRemove={() => acts.remove(rule.id)}
          />
        ))}
      </ol>
      <Button
        variant="secondary"
        icon={<Plus size={16} aria-hidden="true" />}
        disabled={edited.length >= mostRules}
        data-add=""
        onClick={acts.add}
      >
        Add a rule
      </Button>
      <FormError message={saving.error && userMessageOf(saving.error, "The rules could not be saved.")} />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-2">
        <p role="status" className="mr-auto text-meta text-quiet max-sm:w-full">
          {isUnsaved && "Your changes are not saved yet."}
        </p>
        <Button variant="secondary" disabled={!isUnsaved || saving.isPending} onClick={acts.discard}>
          Discard changes
        </Button>
        <Button type="submit" disabled={!isUnsaved} isLoading={saving.isPending}>Save the rules</Button>
      </div>
      <LeaveQuestion isUnsaved={isUnsaved} guardsPage body="What you wrote about the rules is not saved." />
    </form>
  );
}

function Intro({ of: { version, changedAt } }: { readonly of: HouseRules }) {
  return (
    <div className="px-1 text-meta text-quiet">
      <p>
        <span>Everybody reads them at</span>{" "}
        <Link to="/rules" className="text-brand underline underline-offset-4">/rules</Link>
        <span>
          , and reports and decisions name them. Earlier versions are kept. The first nine rules can be
          reworded, but not removed.
        </span>
      </p>
      {changedAt && (
        <p className="mt-1">
          <span>{`Version ${version}, since`}</span> <PointInTime at={changedAt} format={formatDayOfTime} />
        </p>
      )}
    </div>
  );
}
