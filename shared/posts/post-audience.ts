/** Whom an author lets comment on a post, or quote it (posts.29). */
export const postAudiences = ["everyone", "followers", "followed", "mentioned", "nobody"] as const;
export type PostAudience = (typeof postAudiences)[number];

/** What an author chose for a post. */
export interface PostAudiences {
  readonly commentsFrom: PostAudience;
  readonly quotesFrom: PostAudience;
}

export const openToEveryone: PostAudiences = { commentsFrom: "everyone", quotesFrom: "everyone" };

/** A release to come may send an audience that this one has no words for. */
export function isKnownAudience(audience: string): audience is PostAudience {
  return postAudiences.some((known) => known === audience);
}

/** The choice in what was stored, or sent by a release that knows none. */
export function readAudiences(kept: object): PostAudiences {
  const { commentsFrom, quotesFrom } = kept as Record<string, unknown>;
  const read = (value: unknown) => postAudiences.find((audience) => audience === value) ?? "everyone";
  return { commentsFrom: read(commentsFrom), quotesFrom: read(quotesFrom) };
}

/** How a member stands to a post and its author. */
export interface StandingToPost {
  readonly isAuthor: boolean;
  readonly followsAuthor: boolean;
  readonly isFollowedByAuthor: boolean;
  readonly isMentioned: boolean;
}

/** Whether a member who sees a post is among those that its author chose. */
export function isInAudience(audience: PostAudience, member: StandingToPost): boolean {
  if (member.isAuthor) return true;
  switch (audience) {
    case "everyone":
      return true;
    case "followers":
      return member.followsAuthor;
    case "followed":
      return member.isFollowedByAuthor;
    case "mentioned":
      return member.isMentioned;
    case "nobody":
      return false;
  }
}
