import type { DirectMessage } from "../shapes.ts";

type OwnFields = "id" | "senderId" | "receiverId" | "position" | "version" | "createdAt";

/** A text that was sent and that everyone may see, with the given fields. */
export function textMessage(given: Pick<DirectMessage, OwnFields> & Partial<DirectMessage>): DirectMessage {
  return {
    content: "Hello",
    mentions: [],
    imageUrl: null,
    images: [],
    imageAlt: "",
    isImageAnimated: false,
    madeWithAi: false,
    imageWidth: null,
    imageHeight: null,
    sharedPostId: null,
    sharedPost: null,
    clientMessageId: null,
    revision: 1,
    editedAt: null,
    status: "sent",
    moderationLevel: "top",
    isUnsent: false,
    isHidden: false,
    isCovered: false,
    coveredBy: null,
    coverWords: null,
    coverTopics: [],
    reactions: {},
    ...given,
  };
}
