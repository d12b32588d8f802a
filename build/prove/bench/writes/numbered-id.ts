const prefix = "00000000-0000-7000-8000-";

/** The id of a member or post by its number. */
export function formatNumberedId(number: number): string {
  return prefix + number.toString(16).padStart(12, "0");
}

/** The same in SQL, of a variable of pgbench. */
export function formatNumberedIdSql(variable: string): string {
  return `('${prefix}' || lpad(to_hex(:${variable}::bigint), 12, '0'))::uuid`;
}
