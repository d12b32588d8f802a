import { isMessage, isSeveral, type Text } from "#shared/language/text.ts";

/** Returns a text as JSON, which `writeText` writes once somebody reads it. */
export function storeText(text: Text): string {
  return JSON.stringify(toStored(text));
}

/** Returns what is stored of a text: of a plural its parts are not needed. */
export function toStored(text: Text): Text {
  if (isSeveral(text)) return text.map(toStored);
  if (!isMessage(text)) return text;
  const { id, message, values = {} } = text;
  const kept = Object.entries(values)
    .map((
      [name, value],
    ) => [name, typeof value === "object" && value !== null ? toStored(value as Text) : value]);
  return { id, ...(message !== undefined && { message }), values: Object.fromEntries(kept) };
}
