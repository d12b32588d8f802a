import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { useRules } from "./use-rules.ts";
import { Link } from "@tanstack/react-router";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeRules, type HouseRules } from "#shared/rules/contract.ts";
import { getUserMessage } from "../../lib/api/api-error.ts";
import { formatDayOfTime } from "../../lib/text/format-dates.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { LeaveQuestion } from "../../ui/dialog/LeaveQuestion.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { Plus } from "../../ui/icons/plus.ts";
import {
  type EditedRule,
  editRules,
  findMissingWords,
  mostRules,
  moveRule,
  prepareRules,
} from "./edit/edited-rules.ts";
import { RuleFields } from "./edit/RuleFields.tsx";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { toast } from "../../lib/announce/toast.ts";
import { call } from "../../lib/api/call.ts";
import { rulesKey } from "../../lib/query-keys/admin-keys.ts";

/** Where administrators change the rules of the house (rules.1). */
export function RulesTab() {
  const { data, error, ...query } = useRules();
  if (query.isPending) {
    return (
      <div role="status" aria-label={t`Loading the rules`} className="space-y-4 pt-4">
        <Skeleton className="h-11 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  }
  if (!data) return <QueryFailure title={t`The rules could not be loaded`} query={{ ...query, error }} />;
  return <RulesForm rules={data} />;
}

/** All rules in one form, saved as one version. */
function RulesForm({ rules }: { readonly rules: HouseRules }) {
  const form = useRef<HTMLFormElement>(null);
  const { base, edited, problems, isUnsaved, saving, ...acts } = useEditedRules(rules, form);
  return (
    <form
      ref={form}
      noValidate
      aria-label={t`House rules`}
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
        {t`Add a rule`}
      </Button>
      <FormError message={saving.error && getUserMessage(saving.error, t`The rules could not be saved.`)} />
      <div className="flex flex-wrap items-center justify-end gap-3 pt-2">
        <p role="status" className="me-auto text-meta text-quiet max-sm:w-full">
          {isUnsaved && t`Your changes are not saved yet.`}
        </p>
        <Button variant="secondary" disabled={!isUnsaved || saving.isPending} onClick={acts.discard}>
          {t`Discard changes`}
        </Button>
        <Button type="submit" disabled={!isUnsaved} isLoading={saving.isPending}>{t`Save the rules`}</Button>
      </div>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        guardsPage
        body={t`What you wrote about the rules is not saved.`}
      />
    </form>
  );
}

function Intro({ of: { version, changedAt } }: { readonly of: HouseRules }) {
  return (
    <div className="px-1 text-meta text-quiet">
      <p>
        <Trans>
          Everybody reads them at{" "}
          <Link to="/rules" className="text-brand underline underline-offset-4">/rules</Link>, and reports and
          decisions name them. Earlier versions are kept. The first nine rules can be reworded, but not
          removed.
        </Trans>
      </p>
      {changedAt && (
        <p className="mt-1">
          <Trans>
            Version <span>{version}</span>, since <PointInTime at={changedAt} format={formatDayOfTime} />
          </Trans>
        </p>
      )}
    </div>
  );
}

/**
 * The rules while they are written. A newer version of another administrator replaces them only
 * when nothing is unsaved.
 */
function useEditedRules(latest: HouseRules, form: RefObject<HTMLFormElement | null>) {
  const [base, setBase] = useState(latest);
  const [edited, setEdited] = useState<readonly EditedRule[]>(() => editRules(base.rules));
  const [isTried, setTried] = useState(false);
  const saving = useChangeRules();
  const missing = findMissingWords(edited);
  const isUnsaved = JSON.stringify(prepareRules(edited)) !== JSON.stringify(base.rules);
  const show = (version: HouseRules) => {
    setBase(version);
    setEdited(editRules(version.rules));
    setTried(false);
  };
  if (latest.version > base.version && !isUnsaved) show(latest);
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
  const save = (event: FormEvent) => {
    event.preventDefault();
    const first = edited.find(({ id }) => missing.has(id));
    if (!first) {
      return saving.mutate({ version: base.version, rules: prepareRules(edited) }, { onSuccess: show });
    }
    setTried(true);
    focusOn(`[name="${missing.get(first.id)?.title ? "title" : "words"}-${first.id}"]`);
  };
  const discard = () => {
    show(latest);
    saving.reset();
  };
  const add = () => {
    const id = crypto.randomUUID();
    setEdited([...edited, { id, key: null, title: "", words: "" }]);
    focusOn(`[name="title-${id}"]`);
  };
  const change = (id: string, words: Partial<EditedRule>) =>
    setEdited(edited.map((rule) => rule.id === id ? { ...rule, ...words } : rule));
  const move = (id: string, by: -1 | 1) => {
    const moved = moveRule(edited, id, by);
    setEdited(moved);
    const place = moved.findIndex((rule) => rule.id === id) + 1;
    announceToScreenReaders(t`Now rule ${place}.`);
    // At an end the button is disabled, and loses the focus to the other one.
    const isAtEnd = moved.at(by === 1 ? -1 : 0)?.id === id;
    focusOn(`[data-move="${id}"][data-by="${isAtEnd ? -by : by}"]`);
  };
  const remove = (id: string) => {
    setEdited(edited.filter((rule) => rule.id !== id));
    focusOn("[data-add]");
  };
  const problems = isTried ? missing : null;
  return { base, edited, problems, isUnsaved, saving, save, discard, add, change, move, remove };
}

/** Writes a new version of the rules. */
function useChangeRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<HouseRules, "version" | "rules">) => call(changeRules, { body }),
    onSuccess: async (saved) => {
      // A fetch in flight does not have the change yet.
      await client.cancelQueries({ queryKey: rulesKey });
      client.setQueryData(rulesKey, saved);
      toast({ title: t`The rules are saved`, description: t`They apply from now on.`, tone: "success" });
    },
    // It may be that another administrator was quicker.
    onError: () => void client.invalidateQueries({ queryKey: rulesKey }),
  });
}
