import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { cutToWords, fitToLength } from "#shared/shorten-text.ts";

type Place = "comment" | "message";

/** The text that Lisa posts: the model's as plain text, cut to the place's length. */
export function composeAnswerText(written: string, place: Place): string {
  const most = place === "comment" ? commentLength : messageLimits.contentLength;
  return cutToAnswer(removeMentions(stripMarkdown(written)), most);
}

/** Removes mentions, so that no injected text makes her alert members. */
function removeMentions(text: string): string {
  return text.replaceAll(/[@＠]+(?=[\p{L}\p{N}_.])/gu, "");
}

/** Cuts after a sentence in the second half, otherwise after a word. */
function cutToAnswer(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const sentence = Math.max(...[". ", "! ", "? ", "\n", "。"].map((end) => start.lastIndexOf(end)));
  if (sentence > most / 2) return start.slice(0, sentence + 1).trim();
  return fitToLength(text, most, cutToWords);
}
