import { plural, t } from "@lingui/core/macro";
import { useWatch } from "react-hook-form";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { countHoursADay, describeActsADay, formatLocalHours, wrapsMidnight } from "../working-hours-texts.ts";
import { type Form, Input, Tick } from "./bot-form-controls.tsx";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";

const frequencies = [
  ["postFrequency", t`Posts an hour`],
  ["commentFrequency", t`Comments an hour`],
  ["likeFrequency", t`Likes an hour`],
] as const;

/** When and how often a bot acts, and whether it does at all. */
export function ActingFields({ form }: { readonly form: Form }) {
  const [start = "", end = ""] = useWatch({
    control: form.control,
    name: ["workingHoursStart", "workingHoursEnd"],
  });
  const hours = { workingHoursStart: start, workingHoursEnd: end };
  return (
    <SettingsSection
      title={t`When it acts`}
      intro={t`Its acts are spread at random over the hour. Fractions work: 0.25 is one every four hours.`}
    >
      <div className="space-y-5">
        <div>
          <div className="grid max-w-100 grid-cols-2 gap-4">
            <Input form={form} name="workingHoursStart" label={t`From (UTC)`} type="time" />
            <Input form={form} name="workingHoursEnd" label={t`Until (UTC)`} type="time" />
          </div>
          <p role="status" className="mt-1.5 text-meta text-quiet">{hoursNote(hours)}</p>
        </div>
        <div className="grid gap-5 sm:grid-cols-3">
          {frequencies.map(([name, label]) => (
            <Frequency key={name} form={form} name={name} label={label} hours={countHoursADay(hours)} />
          ))}
        </div>
        <Tick
          form={form}
          name="answeringDm"
          label={t`Answers messages`}
          hint={t`Of members who follow it. Nothing of one member's messages reaches another.`}
        />
        <Tick
          form={form}
          name="isActive"
          label={t`Active`}
          hint={t`It begins at once, in its hours. You can stop it at any time.`}
        />
      </div>
    </SettingsSection>
  );
}

/** '9 hours a day. For you that is 10:00–19:00.' */
function hoursNote(hours: { readonly workingHoursStart: string; readonly workingHoursEnd: string }): string {
  const count = countHoursADay(hours);
  if (count === null) return t`Nothing happens outside these hours.`;
  if (count === 24) return t`Both times are the same, so it works all day.`;
  const local = formatLocalHours(hours);
  const shown = formatNumber(Number(count.toFixed(1)));
  return [
    wrapsMidnight(hours)
      ? plural(count, {
        one: `${shown} hour a day, which wraps midnight: they end on the next day.`,
        other: `${shown} hours a day, which wraps midnight: they end on the next day.`,
      })
      : plural(count, { one: `${shown} hour a day.`, other: `${shown} hours a day.` }),
    local && t`By your clock ${local}.`,
  ].filter(Boolean).join(" ");
}

interface FrequencyProps {
  readonly form: Form;
  readonly name: (typeof frequencies)[number][0];
  readonly label: string;
  readonly hours: number | null;
}

function Frequency({ form, name, label, hours }: FrequencyProps) {
  const given = useWatch({ control: form.control, name });
  const acts = given === "" ? null : describeActsADay(Number(given), hours);
  return (
    <Input
      form={form}
      name={name}
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={60}
      step="any"
      hint={<span role="status">{acts ?? " "}</span>}
    />
  );
}
