/**
 * Why moderation stopped a message: the server's message, by which clients recognise it, and the
 * text for members (messages.2).
 */
interface MessageRefusal {
  readonly sign: string;
  readonly title: string;
  readonly text: string;
}

const messageRefusals = {
  level: {
    sign: "moderation requirements",
    title: "Message Blocked - Moderation Level",
    text:
      "Your message content level is too low for this chat. Only content up to 1 level below the chat level is allowed.",
  },
  share: {
    sign: "cannot be shared due to moderation",
    title: "Post Sharing Blocked",
    text: "This post's content level is not compatible with this chat's moderation settings.",
  },
} as const satisfies Record<string, MessageRefusal>;

/** The server's message of a refusal; it contains the sign. */
export const refusalMessages: Readonly<Record<keyof typeof messageRefusals, string>> = {
  level:
    `This message does not meet the ${messageRefusals.level.sign} of this chat. ${messageRefusals.level.text}`,
  share: `This post ${messageRefusals.share.sign}. ${messageRefusals.share.text}`,
};

/** The refusal in a server's message, or null. */
export function findMessageRefusal(message: string): MessageRefusal | null {
  return Object.values(messageRefusals).find(({ sign }) => message.includes(sign)) ?? null;
}
