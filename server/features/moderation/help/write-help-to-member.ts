import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { writeText } from "../../../language/write-text.ts";
import { findMemberLanguage } from "../../members/find-member-language.ts";
import { getSupport } from "../get-support.ts";
import { helpStandsText, writeHelp } from "../help-text.ts";

/**
 * Returns help as a message to a member, in their language.
 * @param about a sentence after the first
 */
export async function writeHelpToMember(
  { sql }: Pick<Ctx, "sql">,
  memberId: string,
  about?: Text,
): Promise<string> {
  const language = await findMemberLanguage(sql, memberId);
  return writeHelp(await getSupport({ sql, language }, memberId), about && writeText(about, language));
}

/** Returns what points to help that stands in the thread already, likewise. */
export async function writeHelpStands({ sql }: Pick<Ctx, "sql">, memberId: string): Promise<string> {
  return writeText(helpStandsText, await findMemberLanguage(sql, memberId));
}
