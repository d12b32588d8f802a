import { plural, t } from "@lingui/core/macro";
import type { CaseKind, DeskMember } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { limitDays } from "#shared/cases/decision-kinds.ts";
import { helpOffered } from "#shared/cases/help-offered.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import type { HouseRule } from "#shared/rules/contract.ts";
import { showText } from "../../../lib/language/show-text.ts";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Select, SelectField } from "../../../ui/form/Select.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { levelNames } from "../../moderation/level-words.ts";
import { CaseMember } from "../case/CaseMember.tsx";
import { getWordsLabel } from "../case-words.ts";
import {
  changeRule,
  changeWords,
  type DecisionDraft,
  type findMissing,
  getPresets,
  isReasonInternal,
} from "./decision-draft.ts";

interface DecisionFieldsProps {
  readonly subject: CaseKind;
  /** Who wrote first what a wave shares. */
  readonly first: DeskMember | null;
  readonly kind: DecisionKind;
  readonly draft: DecisionDraft;
  readonly words: string;
  readonly rules: readonly HouseRule[];
  readonly missing: ReturnType<typeof findMissing>;
  readonly onChange: (change: Partial<DecisionDraft>) => void;
}

const levels = moderationLevels.map((value) => ({ value, label: levelNames[value] }));
const countDays = (days: number) => plural(days, { one: "# day", other: "# days" });
const limits = limitDays.map((days) => ({ value: String(days), label: countDays(days) }));
const suspensions = [
  ...[1, 7, 30, 90, 365].map((days) => ({ value: String(days), label: countDays(days) })),
  { value: "open", label: t`Until somebody restores them` },
];

export function DecisionFields(
  { subject, first, kind, draft, words, rules, missing, onChange }: DecisionFieldsProps,
) {
  const presets = getPresets(draft, kind, rules);
  return (
    <div className="space-y-4">
      <SelectField
        label={t`Rule`}
        options={rules.map(({ key, title }) => ({ value: key, label: title }))}
        value={draft.rule}
        onChoose={(rule) => onChange(changeRule(draft, rule, rules))}
      />
      {kind === "level" && (
        <SelectField
          label={t({ message: "Level", context: "moderation" })}
          error={missing.level}
          options={levels}
          value={draft.level ?? ("" as "top")}
          placeholder={t`Choose a level`}
          onChoose={(level) => onChange({ level })}
        />
      )}
      {kind === "limit" && (
        <SelectField
          label={t`For how long`}
          options={limits}
          value={String(draft.limitDays)}
          onChoose={(days) => onChange({ limitDays: Number(days) })}
        />
      )}
      {kind === "suspend" && <SuspensionFields draft={draft} onChange={onChange} />}
      {first && kind !== "no_violation" && <FirstWriter first={first} draft={draft} onChange={onChange} />}
      {kind === "offer_help" && <HelpWords />}
      <div className="space-y-1.5">
        <TextArea
          label={isReasonInternal(kind) ? t`Reason (only moderators read it)` : getWordsLabel(subject)}
          error={missing.words}
          rows={2}
          required
          maxLength={500}
          value={words}
          onChange={(event) => onChange(changeWords(draft, kind, event.target.value))}
        />
        {presets.length > 1 && (
          <Select
            look="quiet"
            aria-label={t`Other words to start from`}
            placeholder={t`Other words to start from`}
            options={presets.map((preset, place) => ({ value: String(place), label: preset }))}
            value=""
            onChoose={(place) => onChange(changeWords(draft, kind, presets[Number(place)] ?? ""))}
          />
        )}
      </div>
    </div>
  );
}

/** The member reads the same words whoever offers help, and nothing of the reason. */
function HelpWords() {
  return (
    <div className="text-meta">
      <p className="text-quiet">{t`They read, with the card of help:`}</p>
      <p className="mt-1 rounded-control bg-wash px-3 py-2">{showText(helpOffered)}</p>
    </div>
  );
}

/** Others may have copied them: nothing happens to them unless the moderator says so (cases.6). */
function FirstWriter(
  { first, draft, onChange }: Pick<DecisionFieldsProps, "draft" | "onChange"> & {
    readonly first: DeskMember;
  },
) {
  const { username } = first;
  return (
    <fieldset className="space-y-2 rounded-control border border-hairline px-3 py-2">
      <legend className="px-1 text-meta font-semibold">{t`First posted by`}</legend>
      <p className="flex flex-wrap items-center gap-x-2 text-meta text-quiet">
        <CaseMember member={first} />
        <span>{t`Others may have copied them. Nothing happens to them unless you choose it.`}</span>
      </p>
      <Checkbox
        label={t`Include @${username}`}
        checked={draft.includesFirst}
        onChange={(event) => onChange({ includesFirst: event.target.checked })}
      />
    </fieldset>
  );
}

function SuspensionFields({ draft, onChange }: Pick<DecisionFieldsProps, "draft" | "onChange">) {
  return (
    <>
      <SelectField
        label={t`For how long`}
        options={suspensions}
        value={draft.suspendDays === null ? "open" : String(draft.suspendDays)}
        onChoose={(days) => onChange({ suspendDays: days === "open" ? null : Number(days) })}
      />
      <Checkbox
        label={t`And remove what they posted`}
        checked={draft.removesContent}
        onChange={(event) => onChange({ removesContent: event.target.checked })}
      />
    </>
  );
}
