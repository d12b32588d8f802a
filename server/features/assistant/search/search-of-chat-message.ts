import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { searchOfText } from "../../../db/search-of-text.ts";

/** The words a message of a chat is found by, as they are read, without Markdown (ai.23). */
export function searchOfChatMessage(content: string): { readonly text: string; readonly tokens: string } {
  const { search_text: text, search_tokens: tokens } = searchOfText(stripMarkdown(content));
  return { text, tokens };
}
