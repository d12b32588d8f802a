import { fieldLimits } from "#shared/account/profile-fields.ts";
import type { ProfileField } from "#shared/members/profile-details.ts";

/** The form's fields of the lines that a member names (members.17), name and value in turn. */
export const lineFields = [
  "line1Name",
  "line1Value",
  "line2Name",
  "line2Value",
  "line3Name",
  "line3Value",
  "line4Name",
  "line4Value",
] as const;
type LineField = (typeof lineFields)[number];
export type LineValues = Readonly<Record<LineField, string>>;

/** The names of both fields of each line. */
export const lines = Array.from({ length: fieldLimits.most }, (_, at) => ({
  name: lineFields[2 * at] as LineField,
  value: lineFields[2 * at + 1] as LineField,
}));

export function toLineValues(fields: readonly ProfileField[]): LineValues {
  return Object.fromEntries(
    lines.flatMap(({ name, value }, at) => [
      [name, fields[at]?.name ?? ""],
      [value, fields[at]?.value ?? ""],
    ]),
  ) as unknown as LineValues;
}

/** The lines that are filled in, in part or as a whole. */
export function toProfileFields(values: Partial<LineValues>): ProfileField[] {
  return listFilled(values).map(({ name, value }) => ({
    name: values[name]?.trim() ?? "",
    value: values[value]?.trim() ?? "",
  }));
}

/** The form's field of one that the server names, as `fields.1.value`; null for others. */
export function findLineField(named: string, values: Partial<LineValues>): LineField | null {
  const [, at, part] = /^fields\.(\d)\.(name|value)$/.exec(named) ?? [];
  const line = at === undefined ? undefined : listFilled(values)[Number(at)];
  return line ? line[part as "name" | "value"] : null;
}

function listFilled(values: Partial<LineValues>) {
  return lines.filter(({ name, value }) => values[name]?.trim() || values[value]?.trim());
}
