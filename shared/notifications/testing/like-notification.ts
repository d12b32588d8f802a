import type { Notification } from "../contract.ts";

type OwnFields = "id" | "postId" | "createdAt";

/** An unread like by the member on a post, with the given fields. */
export function likeNotification(
  fromUser: NonNullable<Notification["fromUser"]>,
  given: Pick<Notification, OwnFields> & Partial<Notification>,
): Notification {
  return {
    type: "like",
    isRead: false,
    commentId: null,
    decisionId: null,
    fromUser,
    actors: [fromUser],
    count: 1,
    post: { content: "Three slow breaths" },
    xpAmount: null,
    reason: null,
    message: null,
    ...given,
  };
}
