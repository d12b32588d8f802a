import { expect, test } from "vitest";
import type { z } from "zod";
import { currentUser, passwordReset } from "./auth/contract.ts";
import { registration, verifyEmail } from "./auth/registration-contract.ts";
import { comment, newComment } from "./comments/contract.ts";
import { badge } from "./members/badge-shapes.ts";
import { memberStats } from "./members/contract.ts";
import { newMessage } from "./messages/contract.ts";
import { getDeletionCost } from "./posts/deletion-contract.ts";
import { author, post } from "./posts/post-shapes.ts";
import { leader } from "./xp/leaderboard-contract.ts";
import { serviceCosts } from "./xp/service-prices.ts";

const deletionCost = getDeletionCost.response.shape;

/** The entities of the core platform and their fields, as the specification lists them. */
const entities: [string, { readonly shape: z.ZodRawShape }, string][] = [
  [
    "User",
    currentUser,
    "id username displayName firstName lastName profileImageUrl xp level isAdmin badges moderationLevel",
  ],
  ["Badge", badge, "badgeType isActive expiresAt"],
  ["author", author, "id username displayName firstName lastName profileImageUrl"],
  [
    "Post",
    post,
    "id content imageUrl audioUrl author createdAt likesCount commentsCount sharesCount repostsCount isLiked " +
    "isBookmarked isReposted moderationLevel elementModerations repostedPost quotedPost repostedPostId quotedPostId " +
    "isQuote isPromotedDisplay promotionId",
  ],
  ["elementModerations", post.shape.elementModerations.element, "type level"],
  ["Comment", comment, "id postId parentId content author createdAt likesCount moderationLevel replies"],
  ["new comment", newComment, "content parentId"],
  ["message to share", newMessage, "receiverId content sharedPostId"],
  ["Deletion cost", getDeletionCost.response, "cost moderationLevel breakdown engagement"],
  ["breakdown", deletionCost.breakdown, "baseCost engagementCost multiplier"],
  ["engagement", deletionCost.engagement, "total likes comments bookmarks commentLikes"],
  ["Leaderboard entry", leader, "id username displayName profileImageUrl xp"],
  ["User stats", memberStats, "postsCount followersCount followingCount"],
  ["Register payload", registration, "email password username displayName acceptTerms acceptPrivacy"],
  ["Reset payload", passwordReset, "token password confirmPassword"],
  ["Verification answer", verifyEmail.response, "verified message"],
];

test.each(entities)("%s has the fields of the specification", (_, { shape }, fields) => {
  expect(Object.keys(shape)).toEqual(expect.arrayContaining(fields.split(" ")));
});

test("charges 30 XP for audio by the default table", () => {
  expect(serviceCosts.tts).toBe(30);
});
