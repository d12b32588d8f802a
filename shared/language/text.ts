import type { MessageDescriptor } from "@lingui/core";

/**
 * A text for a member, whole sentences, one after another where there are several: whoever shows
 * it writes it in the reader's language. `msg` of `@lingui/core/runtime-macro` makes one. A day, a
 * number and a price are texts too, since languages write them differently.
 */
export type Text = MessageDescriptor | readonly Text[] | Day | Amount | Price;

interface Day {
  /** A time of that day in UTC, as ISO 8601. */
  readonly day: string;
}

interface Amount {
  readonly number: number;
  /** How many it has after the point; by default as many as it needs, up to three. */
  readonly digits?: number;
}

interface Price {
  /** Of US dollars. */
  readonly cents: number;
  /** How many it has after the point: two by default. */
  readonly digits?: 0 | 2;
}

/** What a text may have in it: texts too, which are written in the same language. */
type Value = Text | string | number | null | undefined;

/** Writes a message in a language: an instance of Lingui. */
interface Writer {
  readonly locale: string;
  /** What `Intl` takes for it. */
  readonly locales?: string | string[] | undefined;
  _(message: MessageDescriptor): string;
}

/** Returns the text in the writer's language. */
export function writeTextWith(writer: Writer, text: Text): string {
  if (isSeveral(text)) return text.map((one) => writeTextWith(writer, one)).join(" ");
  const locale = String(writer.locales ?? writer.locale);
  if ("day" in text) return formatterOfDays(locale).format(new Date(text.day));
  if ("number" in text) return formatterOfNumbers(locale, text.digits).format(text.number);
  if ("cents" in text) return writePrice(text, locale);
  // Pages have no compiler for messages that their build has not seen.
  if (text.id === asIs) return String(text.values?.["words"]);
  if (!text.values) return writer._(text);
  const values = Object.entries(text.values).map((
    [name, value],
  ) => [name, writeValue(writer, value as Value)]);
  return writer._({ ...text, values: Object.fromEntries(values) });
}

/** What is missing is written as its name, like in a template: no error's text may fail. */
function writeValue(writer: Writer, value: Value): string | number {
  if (value === null || value === undefined) return String(value);
  const written = typeof value === "object" ? writeTextWith(writer, value) : value;
  return typeof written === "string" ? keepBackslashes(written) : written;
}

/** Lingui takes `\u202e` for the character of that code, also in what a member wrote. */
function keepBackslashes(words: string): string {
  return words.replaceAll("\\", "\\u005c");
}

/** Whether a text has several parts. */
export function isSeveral(text: Text): text is readonly Text[] {
  return Array.isArray(text);
}

/** Whether a text is a message, with values or without. */
export function isMessage(text: Text): text is MessageDescriptor {
  return "id" in text;
}

/** The id of what nobody translates. */
const asIs = "";

/** Returns a text that has no other language, such as what a member or a service wrote. */
export function asWritten(words: string): Text {
  return { id: asIs, message: "{words}", values: { words } };
}

/** Returns the day of a time in UTC, 'March 4, 2026' in English. */
export function formatDay(at: Date): Text {
  return { day: at.toISOString() };
}

/** Returns a number, '12,345' in English. */
export function formatNumber(number: number): Text {
  return { number };
}

/** Returns a number with one digit after the point, '3.0' in English. */
export function formatTenths(number: number): Text {
  return { number, digits: 1 };
}

/** Returns a price in US dollars, '$7.99' in English. @param cents whole cents */
export function formatCents(cents: number): Text {
  return { cents };
}

/** Returns a price of whole dollars, '$1,000' in English. */
export function formatDollars(dollars: number): Text {
  return { cents: 100 * dollars, digits: 0 };
}

const formatterOfDays = keepFormatters(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

const formatterOfNumbers = keepFormatters((locale, digits?: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
);

const formatterOfPrices = keepFormatters((locale, digits: 0 | 2) =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    useGrouping: digits === 0,
    maximumFractionDigits: digits,
  })
);

/** With the sign alone: 'US$' falls apart in a line from right to left. */
function writePrice({ cents, digits = 2 }: Price, locale: string): string {
  const parts = formatterOfPrices(locale, digits).formatToParts(cents / 100);
  return parts.map(({ type, value }) => type === "currency" ? "$" : value).join("");
}

/** Making a formatter is slow. */
function keepFormatters<T, Options extends unknown[]>(
  make: (locale: string, ...options: Options) => T,
): (locale: string, ...options: Options) => T {
  const made = new Map<string, T>();
  return (...asked) => {
    const key = asked.join(" ");
    const known = made.get(key) ?? make(...asked);
    made.set(key, known);
    return known;
  };
}
