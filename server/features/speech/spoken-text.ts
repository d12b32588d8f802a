import { splitText } from "#shared/posts/hashtags-mentions-links.ts";

/**
 * The text of a post to read aloud: hashtags as words, mentions as names, links as their host.
 * Empty when there is nothing to read.
 */
export function spokenText(content: string): string {
  const spoken = splitText(content).map((part) => {
    if (part.type === "hashtag") return splitName(part.text.slice(1));
    if (part.type === "mention") return splitName(part.username);
    if (part.type === "link") return `link to ${new URL(part.url).hostname.replace(/^www\./, "")}`;
    return part.text;
  }).join("");
  // A repeated character would be read out one by one.
  const calm = spoken.replace(/([^\p{L}\p{N}\s.])\1{2,}/gu, "$1").replace(/[^\S\n]+/g, " ").trim();
  return /[\p{L}\p{N}]/u.test(calm) ? calm : "";
}

/** MorningWalk_2026 → Morning Walk 2026. */
function splitName(name: string): string {
  return name.replace(/[_.]+/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").trim();
}
