import { product } from "../product.ts";

/** Whether a member is the assistant: her name is reserved, in any case of letters. */
export function isAssistant(username: string): boolean {
  return username.toLowerCase() === product.assistantName.toLowerCase();
}

/** The label of a member who is no person (members.6); null for people. */
export function getMemberKind(
  { username, isBot = false }: { readonly username: string; readonly isBot?: boolean },
): "AI Assistant" | "Bot" | null {
  if (isAssistant(username)) return "AI Assistant";
  return isBot ? "Bot" : null;
}
