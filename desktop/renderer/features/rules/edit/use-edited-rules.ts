import { type FormEvent, type RefObject, useState } from "react";
import type { HouseRules } from "#shared/rules/contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { type EditedRule, editRules, missingWords, moveRule, savedRules } from "./edited-rules.ts";
import { useChangeRules } from "./use-change-rules.ts";

/**
 * The rules while they are written. A newer version of another administrator replaces them only
 * when nothing is unsaved.
 */
export function useEditedRules(latest: HouseRules, form: RefObject<HTMLFormElement | null>) {
  const [base, setBase] = useState(latest);
  const [edited, setEdited] = useState<readonly EditedRule[]>(() => editRules(base.rules));
  const [isTried, setTried] = useState(false);
  const saving = useChangeRules();
  const missing = missingWords(edited);
  const isUnsaved = JSON.stringify(savedRules(edited)) !== JSON.stringify(base.rules);
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
      return saving.mutate({ version: base.version, rules: savedRules(edited) }, { onSuccess: show });
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
    announceToScreenReaders(`Now rule ${moved.findIndex((rule) => rule.id === id) + 1}.`);
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
