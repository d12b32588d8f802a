import type { ModerationLevel } from "#shared/primitives.ts";
import type { LevelReason } from "#shared/moderation/level-reasons.ts";
import { findWorstLevel } from "#shared/moderation/moderation-levels.ts";
import { classifyText, type TextVerdict } from "../../classifier/built-in-classifier.ts";
import type { ElementVerdict, Moderator, ToClassify, Verdict } from "./moderator.ts";
import { splitText } from "#shared/posts/hashtags-mentions-links.ts";

/**
 * Pictures cannot be examined here. Without a service chosen by the operator they count as top,
 * otherwise the default filter would hide all of them; reports still reach the moderators.
 */
const unseenImage: ModerationLevel = "top";

/** The moderator of a server without a provider: the built-in classifier (moderation.4). */
export function createLocalModerator(): Moderator {
  return {
    isBuiltIn: true,
    classify: (content) => Promise.resolve({ ...classifyLocally(content), decidedBy: "local" }),
  };
}

/** The built-in classifier's verdict, with levels no better than `best`. */
export function classifyLocally(
  { text, image, isFromNewcomer = false }: ToClassify,
  best: ModerationLevel = "top",
): Omit<Verdict, "decidedBy"> {
  const elements: ElementVerdict[] = [];
  const words = text ? classifyText(text) : null;
  if (words) {
    const isDoubtful = words.isUnknown && isFromNewcomer && (image !== undefined || carriesLink(text ?? ""));
    const level = findWorstLevel([words.level, best, isDoubtful ? "high" : "top"]);
    const reason = words.reasons[0]?.reason ?? (isDoubtful ? "unread_language" : unexamined(best));
    elements.push({
      type: "text",
      level,
      reason,
      ...(words.isUnknown && { wasRead: false }),
      ...(isDistress(words) && harmsNobodyElse(words) && { onlyDistress: true }),
    });
  }
  if (image) {
    elements.push({ type: "image", level: findWorstLevel([unseenImage, best]), reason: "not_examined" });
  }
  return {
    elements,
    support: words?.support ?? false,
    ...(words && words.topics.length > 0 && { topics: words.topics }),
  };
}

function isDistress({ reasons }: TextVerdict): boolean {
  return reasons.some(({ category }) => category === "distress");
}

/** Whether nothing was found in a text that harms others than its author. */
export function harmsNobodyElse({ reasons }: TextVerdict): boolean {
  return reasons.every(({ category, level }) =>
    category === "distress" || category === "quoted" || category === "profanity" ||
    (category === "drugs" && level !== "none")
  );
}

function unexamined(best: ModerationLevel): LevelReason | "" {
  return best === "top" ? "" : "partly_checked";
}

/** Whether a text leads elsewhere or to somebody: what spam does. */
export function carriesLink(text: string): boolean {
  // "EVIL。com": browsers read these as full stops.
  const plain = text.normalize("NFKC").replace(/[。｡]/gu, ".");
  return address.test(plain) || shortAddress.test(plain) || phoneNumber.test(plain) ||
    splitText(text).some(({ type }) => type === "link" || type === "mention");
}

// A match begins only at the start of a run of letters, digits and hyphens, so that a text without
// addresses takes linear time.

/** "example.de", "me@example.com": a name with an ending of letters that is not a file's. */
const address =
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]{2,}\.(?!(?:jpe?g|png|gif|webp|pdf|docx?|xlsx?|txt|mp[34]|js)(?![\p{L}\p{N}]))(?:[a-z]{2,24}|xn--[a-z\d-]{2,59}|рф|укр|бел|бг|мкд|срб|қаз|ไทย|中国|中國|한국)(?![\p{L}\p{M}\p{N}])/iu;

/** "t.me/name": names of one letter need a known ending or a path, unlike abbreviations. */
const shortAddress =
  /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{N}]\.(?:[a-z]{2,24}\/|(?:co|com|me|ly|gg|cc)(?![\p{L}\p{M}\p{N}]))/iu;

/** Nine digits or more, but no dates. */
const phoneNumber =
  /(?<![\p{Nd}.,])(?!(?:19|20)\p{Nd}{2}[-./ ]|\p{Nd}{1,2}[-./ ]\p{Nd}{1,2}[-./ ](?:19|20)\p{Nd}{2})(?:\+\p{Nd}{1,3}|0|\p{Nd}{2})(?:[ ().-]{0,3}\p{Nd}){7,14}(?!\p{Nd})/u;
