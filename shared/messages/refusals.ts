import { msg } from "@lingui/core/runtime-macro";
import type { ErrorCode } from "../errors.ts";
import type { Text } from "../language/text.ts";

/** Why moderation stopped a message: the text for members (messages.2). */
interface MessageRefusal {
  readonly title: Text;
  readonly text: Text;
}

const messageRefusals = {
  level_refused: {
    title: msg`Message Blocked - Moderation Level`,
    text: [
      msg`Your message content level is too low for this chat.`,
      msg`Only content up to 1 level below the chat level is allowed.`,
    ],
  },
  sharing_refused: {
    title: msg`Post Sharing Blocked`,
    text: msg`This post's content level is not compatible with this chat's moderation settings.`,
  },
} as const satisfies Partial<Record<ErrorCode, MessageRefusal>>;

/** The server's message of a refusal, by which clients of before recognise it. */
export const refusalMessages = {
  level: [
    msg`This message does not meet the moderation requirements of this chat.`,
    messageRefusals.level_refused.text,
  ],
  share: [msg`This post cannot be shared due to moderation.`, messageRefusals.sharing_refused.text],
};

/** The refusal that an error's code stands for, or null. */
export function findMessageRefusal(code: string): MessageRefusal | null {
  return code === "level_refused" || code === "sharing_refused" ? messageRefusals[code] : null;
}
