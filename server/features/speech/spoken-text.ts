import { textParts } from "#shared/posts/text.ts";

/** What is read aloud of a post: hashtags as their words, mentions as names, addresses as where they lead. Empty: nothing can be. */
export function spokenText(content: string): string {
  const spoken = textParts(content).map((part) => {
    if (part.type === "hashtag") return wordsOf(part.text.slice(1));
    if (part.type === "mention") return wordsOf(part.username);
    if (part.type === "link") return `link to ${new URL(part.url).hostname.replace(/^www\./, "")}`;
    return part.text;
  }).join("");
  // A sign repeated for its looks would be read out sign by sign.
  const calm = spoken.replace(/([^\p{L}\p{N}\s.])\1{2,}/gu, "$1").replace(/[^\S\n]+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(calm) ? calm : "";
}

/** MorningWalk_2026 → Morning Walk 2026. */
function wordsOf(name: string): string {
  return name.replace(/[_.]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").trim();
}
