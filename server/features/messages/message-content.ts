import { msg } from "@lingui/core/runtime-macro";
import { defaultShareText, messageLimits } from "#shared/messages/rules.ts";
import { isBlank } from "#shared/visible-text.ts";
import { Invalid } from "../../errors.ts";

/**
 * The words of a message as they are written, beside its pictures or the post that it shares.
 * Throws `Invalid` when there is nothing to send, or more than goes beside a post.
 */
export function contentOrThrow(
  given: string,
  { hasPicture, sharesPost }: { readonly hasPicture: boolean; readonly sharesPost: boolean },
): string {
  const words = isBlank(given) ? "" : given.trim();
  if (sharesPost && words.length > messageLimits.shareLength) {
    throw new Invalid(
      msg`A message with a post can have at most ${{ shareLength: messageLimits.shareLength }} characters.`,
    );
  }
  if (words !== "" || hasPicture) return words;
  if (!sharesPost) throw new Invalid(msg`Please write something first.`);
  return defaultShareText;
}
