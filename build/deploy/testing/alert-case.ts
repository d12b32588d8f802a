/** Series as promtool writes them: a start, and what each further minute adds, `0+6x30`. */
export type Series = Readonly<Record<string, string>>;

export interface AlertCase {
  readonly alert: string;
  /** After which minute it fires, with these series. */
  readonly minute: number;
  readonly fires: Series;
  /** With these it is silent at that minute. */
  readonly silent: readonly Series[];
  /** The alert's labels without the severity. */
  readonly labels: Readonly<Record<string, string>>;
  /** The text of the alert that fired. */
  readonly summary: string;
}

export const of = (role: string, instance = `${role}:9464`) =>
  `{job="glimmer",role="${role}",instance="${instance}"}`;
/** A metric of one server, with more labels. */
export const one = (metric: string, labels = "") =>
  `${metric}{job="glimmer",role="web",instance="web:9464"${labels && `,${labels}`}}`;
export const web = { job: "glimmer", role: "web", instance: "web:9464" };
export const forAnHour = (value: number) => `${value}+0x60`;
export const eachMinute = (value: number) => `0+${value}x60`;
