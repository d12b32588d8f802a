import { plural, t } from "@lingui/core/macro";

const minutesOfDay = 24 * 60;

/** The hours of a bot as the contract has them: HH:MM or HH:MM:SS, in UTC. */
interface Hours {
  readonly workingHoursStart: string;
  readonly workingHoursEnd: string;
}

/** Minutes since midnight; null for an invalid time. */
function parseMinutes(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function formatMinutes(minutes: number): string {
  const ofDay = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/**
 * How many hours a day a bot works; 24 when both times are the same, null while one of them is
 * invalid.
 */
export function countHoursADay({ workingHoursStart, workingHoursEnd }: Hours): number | null {
  const start = parseMinutes(workingHoursStart);
  const end = parseMinutes(workingHoursEnd);
  if (start === null || end === null) return null;
  const minutes = (end - start + minutesOfDay) % minutesOfDay;
  return (minutes === 0 ? minutesOfDay : minutes) / 60;
}

/** Whether the hours end on the next day. */
export function wrapsMidnight({ workingHoursStart, workingHoursEnd }: Hours): boolean {
  const start = parseMinutes(workingHoursStart);
  const end = parseMinutes(workingHoursEnd);
  return start !== null && end !== null && end < start && end !== 0;
}

/** '08:00–17:00', or 'All day'. `offset`: minutes to add to UTC. */
export function formatHours({ workingHoursStart, workingHoursEnd }: Hours, offset = 0): string {
  const start = parseMinutes(workingHoursStart);
  const end = parseMinutes(workingHoursEnd);
  if (start === null || end === null) return "–";
  return start === end ? t`All day` : `${formatMinutes(start + offset)}–${formatMinutes(end + offset)}`;
}

/** The hours in the administrator's time zone of today; null when they are the same or all day. */
export function formatLocalHours(hours: Hours, now = new Date()): string | null {
  const offset = -now.getTimezoneOffset();
  const isAllDay = countHoursADay(hours) === 24;
  return offset === 0 || isAllDay ? null : formatHours(hours, offset);
}

/** Acts a day, from acts an hour and hours a day. Null without both. */
function countActsADay(frequency: number, hours: number | null): number | null {
  return !Number.isFinite(frequency) || frequency < 0 || hours === null ? null : frequency * hours;
}

/** 'about 9 a day in its hours' */
export function formatActsADay(frequency: number, hours: number | null): string | null {
  const acts = countActsADay(frequency, hours);
  if (acts === null) return null;
  if (acts === 0) return t({ message: "none", context: "count" });
  return acts < 1 ? t`less than 1 a day in its hours` : plural({ count: Math.round(acts) }, {
    one: "about # a day in its hours",
    other: "about # a day in its hours",
  });
}

/** 'About 9 a day in its hours.' */
export function describeActsADay(frequency: number, hours: number | null): string | null {
  const acts = countActsADay(frequency, hours);
  if (acts === null) return null;
  if (acts === 0) return t({ message: "None.", context: "count" });
  return acts < 1 ? t`Less than 1 a day in its hours.` : plural({ count: Math.round(acts) }, {
    one: "About # a day in its hours.",
    other: "About # a day in its hours.",
  });
}
