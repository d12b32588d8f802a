import type { Support } from "#shared/moderation/crisis-support.ts";
import { messageLimits } from "#shared/messages/rules.ts";

/**
 * Help as a text that fits a message, where no card can be shown. No model writes it.
 * @param about a sentence after the first
 */
export function helpText({ message, resources }: Support, about?: string): string {
  const parts = [message, ...about ? [about] : []];
  let length = parts.join("\n\n").length;
  for (const { name, description, url } of resources) {
    const line = `${name}: ${description}. ${url}`;
    length += line.length + 2;
    if (length > messageLimits.contentLength) break;
    parts.push(line);
  }
  return parts.join("\n\n");
}

/**
 * Help where others read it too. It names no country's lines: these would tell where the author
 * lives, whose own card has them.
 */
export const publicHelpText =
  "You don't have to carry this alone. People are there to listen, now, for free. " +
  "Find a line in your country: https://findahelpline.com";
