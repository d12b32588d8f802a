import { plural, t } from "@lingui/core/macro";
import { type FormEvent, useId, useState } from "react";
import { scheduleLimits } from "#shared/drafts/draft-limits.ts";
import { getDeviceZone } from "#shared/time-zone.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { formatComingTime } from "../../../lib/text/format-coming.ts";
import { formatLocalMinute, parseLocalMinute } from "../../../lib/text/local-minute.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { findTimeProblem, inAnHour, listMornings } from "./quick-times.ts";

interface ScheduleDialogProps {
  /** What was chosen before; null for a post that is not scheduled yet. */
  readonly publishAt: string | null;
  readonly onChoose: (publishAt: string) => void;
  readonly onClose: () => void;
}

/** Asks when a post is published, in the time zone of the device. */
export function ScheduleDialog({ publishAt, onChoose, onClose }: ScheduleDialogProps) {
  const form = useId();
  const [openedAt] = useState(getServerTime);
  const [when, setWhen] = useState(() =>
    formatLocalMinute(publishAt === null ? inAnHour(openedAt) : Date.parse(publishAt))
  );
  const [problem, setProblem] = useState<ReturnType<typeof findTimeProblem>>(null);
  const choose = (at: string) => {
    setProblem(null);
    setWhen(at);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = parseLocalMinute(when);
    const found = findTimeProblem(at === null ? null : Date.parse(at), getServerTime());
    setProblem(found);
    if (at !== null && found === null) onChoose(at);
  };
  const { soonestMs, latestMs } = scheduleLimits;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Schedule this post`}
      description={t`It is published by itself, as you see it now. Until then you can change or cancel it under Drafts.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={form}>{t`Schedule`}</Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="space-y-4">
        <TextField
          label={t`Publish at`}
          type="datetime-local"
          className="max-w-64"
          value={when}
          min={formatLocalMinute(openedAt + soonestMs)}
          max={formatLocalMinute(openedAt + latestMs)}
          hint={<ZoneHint />}
          error={describeProblem(problem)}
          onChange={({ target }) => choose(target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <QuickTime label={t`In an hour`} at={inAnHour(openedAt)} onChoose={choose} />
          {listMornings(openedAt).map((at) => (
            <QuickTime key={at} label={nameTime(at, openedAt)} at={at} onChoose={choose} />
          ))}
        </div>
      </form>
    </Dialog>
  );
}

interface QuickTimeProps {
  readonly label: string;
  readonly at: number;
  readonly onChoose: (when: string) => void;
}

function QuickTime({ label, at, onChoose }: QuickTimeProps) {
  return (
    <Button size="sm" variant="secondary" onClick={() => onChoose(formatLocalMinute(at))}>{label}</Button>
  );
}

function ZoneHint() {
  const zone = getDeviceZone();
  if (zone === null) return null;
  return <span>{t`In your time zone: ${{ place: zone.replaceAll("_", " ") }}`}</span>;
}

function nameTime(at: number, now: number): string {
  return formatComingTime(new Date(at).toISOString(), now);
}

function describeProblem(problem: ReturnType<typeof findTimeProblem>): string | undefined {
  const minutes = scheduleLimits.soonestMs / 60_000;
  if (problem === "missing") return t`Please choose a date and a time.`;
  if (problem === "early") {
    return t`Choose a time at least ${plural(minutes, { one: "# minute", other: "# minutes" })} from now.`;
  }
  return problem === "late" ? t`Choose a time within a year from now.` : undefined;
}
