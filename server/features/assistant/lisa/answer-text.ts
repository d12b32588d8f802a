import { stripMarkdown } from "#shared/assistant/strip-markdown.ts";
import { commentLength } from "#shared/comments/comment-limits.ts";
import { messageLimits } from "#shared/messages/rules.ts";
import { crisisSupport } from "#shared/moderation/crisis-support.ts";

type Place = "comment" | "message";

/**
 * The text that Lisa posts: the model's as plain text, cut to the place's length, preceded by help
 * lines in a crisis (ai.5).
 */
export function composeAnswerText(
  written: string,
  place: Place,
  { isCrisis }: { isCrisis: boolean },
): string {
  const help = isCrisis ? `${helpLines(place)}\n\n` : "";
  const most = place === "comment" ? commentLength : messageLimits.contentLength;
  return help + cutToLength(removeMentions(stripMarkdown(written)), most - help.length);
}

function helpLines(place: Place): string {
  const { message, resources } = crisisSupport;
  // A comment is too short for the descriptions.
  const lines = resources.map(({ name, description, url }) =>
    place === "comment" ? `${name}: ${url}` : `${name}: ${url} (${description})`
  );
  return [...(place === "comment" ? ["You don't have to carry this alone:"] : [message]), ...lines].join(
    "\n",
  );
}

/** Removes mentions, so that no injected text makes her alert members. */
function removeMentions(text: string): string {
  return text.replaceAll(/@(?=[\p{L}\p{N}_.])/gu, "");
}

/** Cuts after a sentence in the second half, otherwise after a word. */
function cutToLength(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const sentence = Math.max(...[". ", "! ", "? ", "\n", "。"].map((end) => start.lastIndexOf(end)));
  if (sentence > most / 2) return start.slice(0, sentence + 1).trim();
  const word = start.lastIndexOf(" ");
  return `${start.slice(0, word > most / 2 ? word : most - 1).replace(/[\uD800-\uDBFF]$/, "").trim()}…`;
}
