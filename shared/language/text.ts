import type { MessageDescriptor } from "@lingui/core";

/**
 * A text for a member, whole sentences, one after another where there are several: whoever shows
 * it writes it in the reader's language. `msg` of `@lingui/core/runtime-macro` makes one.
 */
export type Text = MessageDescriptor | readonly Text[];

/** What a text may have in it: texts too, which are written in the same language. */
type Value = Text | string | number | null | undefined;

/** Writes a message in a language: an instance of Lingui. */
interface Writer {
  _(message: MessageDescriptor): string;
}

/** Returns the text in the writer's language. */
export function writeTextWith(writer: Writer, text: Text): string {
  if (isSeveral(text)) return text.map((one) => writeTextWith(writer, one)).join(" ");
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
  return typeof value === "object" ? writeTextWith(writer, value) : value;
}

/** Whether a text has several parts. */
export function isSeveral(text: Text): text is readonly Text[] {
  return Array.isArray(text);
}

/** The id of what nobody translates. */
const asIs = "";

/** Returns a text that has no other language, such as what a member or a service wrote. */
export function asWritten(words: string): Text {
  return { id: asIs, message: "{words}", values: { words } };
}
