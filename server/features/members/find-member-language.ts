import type { Language } from "#shared/language/languages.ts";
import type { Sql } from "../../db/open-database.ts";
import { getMemberLanguage } from "../../language/member-language.ts";

/** Returns the language of what the product writes to a member; English when there is none. */
export async function findMemberLanguage(sql: Sql, memberId: string): Promise<Language> {
  const [row] = await sql<{ language: string | null }[]>`select language from members where id = ${memberId}`;
  return getMemberLanguage(row?.language);
}
