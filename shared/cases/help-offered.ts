import { msg } from "@lingui/core/runtime-macro";

/**
 * The text for a member to whom help is offered: no rule, no reason, nobody who reported. The desk
 * shows it, since the moderator's own words reach nobody here.
 */
export const helpOffered =
  msg`Somebody who read what you wrote hopes that you're all right. If today is hard, help is here: free, private, and for you alone. You did nothing wrong.`;
