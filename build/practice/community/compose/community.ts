import type { Classified } from "../../../../server/features/moderation/classify-before-publishing.ts";
import type { Person } from "../texts/members.ts";
import type { Scene } from "../pictures/paint.ts";

export interface Member {
  readonly id: string;
  readonly person: Person;
  readonly invitedById: string | null;
  readonly createdAt: Date;
}

export interface Post {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  /** By the built-in classifier. */
  readonly classified: Classified;
  readonly quotedPostId: string | null;
  readonly createdAt: Date;
  /** The picture to paint for it, if any. */
  readonly scene: Scene | null;
  /** How long its author has it promoted, if so. */
  readonly promotedHours: number | null;
}

export interface Comment {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly content: string;
  readonly classified: Classified;
  readonly createdAt: Date;
}

/** A member's like of something or follow of somebody, and when. */
export interface Tie {
  readonly from: string;
  readonly to: string;
  readonly createdAt: Date;
}

/** The members' follows, blocks, mutes, likes, bookmarks, shares and reposts. */
export interface Ties {
  readonly follows: readonly Tie[];
  readonly blocks: readonly Tie[];
  readonly mutes: readonly Tie[];
  readonly postLikes: readonly Tie[];
  readonly commentLikes: readonly Tie[];
  readonly bookmarks: readonly Tie[];
  readonly shares: readonly Tie[];
  readonly reposts: readonly (Tie & { readonly id: string })[];
}

export interface Community {
  readonly members: readonly Member[];
  readonly posts: readonly Post[];
  readonly comments: readonly Comment[];
  readonly ties: Ties;
}

export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
