import { t } from "@lingui/core/macro";
import {
  bookmarkPost,
  likePost,
  repostPost,
  unbookmarkPost,
  unlikePost,
  withdrawRepost,
} from "#shared/posts/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { call } from "../../lib/api/call.ts";
import type { Toggle } from "../../lib/toggles/toggle-overlay.ts";

export type PostToggleKind = "like" | "bookmark" | "repost";

interface PostToggle {
  readonly of: (post: Post) => Toggle;
  /** Sends the wanted state; returns the state the server confirms. */
  readonly send: (id: string, isOn: boolean) => Promise<Toggle>;
  readonly fields: (state: Toggle) => Partial<Post>;
  /** The fallback text of the toast when switching on, or off, fails (client.8). */
  readonly failures: Readonly<Record<"on" | "off", string>>;
}

export const postToggles: Readonly<Record<PostToggleKind, PostToggle>> = {
  like: {
    of: ({ isLiked, likesCount }) => ({ isOn: isLiked, count: likesCount }),
    send: async (id, isOn) => {
      const { isLiked, likesCount } = await call(isOn ? likePost : unlikePost, { params: { id } });
      return { isOn: isLiked, count: likesCount };
    },
    fields: ({ isOn, count }) => ({ isLiked: isOn, likesCount: count }),
    failures: { on: t`Failed to like post`, off: t`Failed to like post` },
  },
  bookmark: {
    // Bookmarks are private, so they have no count.
    of: ({ isBookmarked }) => ({ isOn: isBookmarked, count: 0 }),
    send: async (id, isOn) => {
      const { isBookmarked } = await call(isOn ? bookmarkPost : unbookmarkPost, { params: { id } });
      return { isOn: isBookmarked, count: 0 };
    },
    fields: ({ isOn }) => ({ isBookmarked: isOn }),
    failures: { on: t`Failed to bookmark post`, off: t`Failed to bookmark post` },
  },
  repost: {
    of: ({ isReposted, repostsCount }) => ({ isOn: isReposted, count: repostsCount }),
    send: async (id, isOn) => {
      const { isReposted, repostsCount } = await call(isOn ? repostPost : withdrawRepost, { params: { id } });
      return { isOn: isReposted, count: repostsCount };
    },
    fields: ({ isOn, count }) => ({ isReposted: isOn, repostsCount: count }),
    failures: { on: t`Failed to repost`, off: t`Failed to process repost` },
  },
};

export function toggleKey(kind: PostToggleKind, postId: string): string {
  return `post-${kind}:${postId}`;
}

export function toggleKeys(postId: string): string[] {
  return (Object.keys(postToggles) as PostToggleKind[]).map((kind) => toggleKey(kind, postId));
}
