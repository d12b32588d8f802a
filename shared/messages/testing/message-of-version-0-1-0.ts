import type { DirectMessage } from "../shapes.ts";

const author = {
  id: "5d2b9a52-5d55-4d4a-9d0b-3a3f5b0f8c01",
  username: "ada.lind",
  displayName: "Ada Lind",
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  badge: null,
  isBot: false,
};

const image = {
  url: "/media/1.webp",
  thumbnailUrl: "/media/1.webp?size=thumbnail",
  width: 640,
  height: 480,
  placeholder: "1QcSHQRnh493V4dIh4eXh1h4kJUI",
  alt: "A lake",
  madeWithAi: false,
};

const sharedPost = {
  id: "5d2b9a52-5d55-4d4a-9d0b-3a3f5b0f8c02",
  content: "By the lake with @bob",
  imageUrl: "/media/1.webp",
  image,
  audioUrl: null,
  audioMadeWithAi: false,
  author,
  createdAt: "2026-11-01T08:00:00.000Z",
  likesCount: 0,
  commentsCount: 0,
  sharesCount: 0,
  repostsCount: 0,
  isLiked: false,
  isBookmarked: false,
  isReposted: false,
  moderationLevel: "top" as const,
  elementModerations: [],
  repostedPostId: null,
  quotedPostId: null,
  isQuote: false,
  madeWithAi: false,
  isPromotedDisplay: false,
  promotionId: null,
};

/** As that release sends a message with a shared post, word for word. */
export const messageOfVersion010 = {
  id: "5d2b9a52-5d55-4d4a-9d0b-3a3f5b0f8c03",
  senderId: author.id,
  receiverId: "5d2b9a52-5d55-4d4a-9d0b-3a3f5b0f8c04",
  position: 3,
  version: 3,
  content: "Look, @cleo",
  imageUrl: null,
  imageAlt: "",
  imageWidth: null,
  imageHeight: null,
  madeWithAi: false,
  sharedPostId: sharedPost.id,
  sharedPost,
  clientMessageId: null,
  createdAt: "2026-11-01T08:01:00.000Z",
  status: "sent" as const,
  moderationLevel: "top" as const,
  isUnsent: false,
  isHidden: false,
  reactions: {},
};

/** The same message, as this release reads it. */
export const messageOfVersion010InThisRelease: DirectMessage = {
  ...messageOfVersion010,
  mentions: ["cleo"],
  isImageAnimated: false,
  isCovered: false,
  sharedPost: {
    ...sharedPost,
    hasHiddenComments: false,
    isCovered: false,
    mentions: ["bob"],
    image: { ...image, isAnimated: false },
  },
};
