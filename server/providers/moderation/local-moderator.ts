import type { ModerationLevel } from "#shared/primitives.ts";
import { worstLevel } from "#shared/moderation/moderation-levels.ts";
import { carriesLink } from "./carries-link.ts";
import { classifyText, type TextVerdict } from "../../classifier/built-in-classifier.ts";
import type { ElementVerdict, Moderator, ToClassify, Verdict } from "./moderator.ts";

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
    const level = worstLevel([words.level, best, isDoubtful ? "high" : "top"]);
    const reason = words.reasons[0]?.reason ?? (isDoubtful ? notRead : unexamined(best));
    elements.push({
      type: "text",
      level,
      reason,
      ...(words.isUnknown && { wasRead: false }),
      ...(isDistress(words) && harmsNobodyElse(words) && { onlyDistress: true }),
    });
  }
  if (image) {
    elements.push({ type: "image", level: worstLevel([unseenImage, best]), reason: "Not examined yet" });
  }
  return { elements, support: words?.support ?? false };
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

const notRead = "Written in a language that can't be checked yet";

function unexamined(best: ModerationLevel): string {
  return best === "top" ? "" : "Checked in part only; the level may still change";
}
