import { product } from "../product.ts";

/** Whether a member is the assistant: her name is reserved, in any case of letters. */
export function isAssistant(username: string): boolean {
  return username.toLowerCase() === product.assistantName.toLowerCase();
}

/** Members who are no persons (members.6). */
export type MemberKind = "assistant" | "bot";

/** Returns null for people. */
export function getMemberKind(
  { username, isBot = false }: { readonly username: string; readonly isBot?: boolean },
): MemberKind | null {
  if (isAssistant(username)) return "assistant";
  return isBot ? "bot" : null;
}
