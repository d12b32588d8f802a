import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import {
  getMemberByUsername,
  getMemberStats,
  listBookmarkedPosts,
  listLikedPosts,
  listMemberPictures,
  listMemberPosts,
} from "#shared/members/contract.ts";
import { call, callPage } from "../../lib/api/call.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";
import { pageLength, readPosts } from "../../entities/posts/read-posts.ts";

/**
 * Fetches a member by username, regardless of case. Without `isWanted` returns only cached data.
 */
export function useMember(username: string, isWanted = true) {
  return useQuery({
    queryKey: memberKeys.byUsername(username),
    queryFn: ({ signal }) => call(getMemberByUsername, { params: { username } }, { signal }),
    enabled: isWanted,
  });
}

export function useMemberStats(id: string) {
  return useQuery({
    queryKey: memberKeys.stats(id),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id } }, { signal }),
  });
}

/** Lists on a profile; likes and bookmarks are only for its owner. */
export type MemberList = "posts" | "pictures" | "likes" | "bookmarks";

const lists = {
  posts: { endpoint: listMemberPosts, key: postKeys.byMember, limit: pageLength },
  /** Ten rows of three. */
  pictures: { endpoint: listMemberPictures, key: postKeys.picturesOf, limit: 30 },
  likes: { endpoint: listLikedPosts, key: postKeys.liked, limit: pageLength },
  bookmarks: { endpoint: listBookmarkedPosts, key: postKeys.bookmarked, limit: pageLength },
};

export function useMemberPosts(id: string, list: MemberList) {
  const { endpoint, key, limit } = lists[list];
  return useInfiniteQuery({
    queryKey: key(id),
    queryFn: ({ pageParam, signal }) =>
      readPosts(() =>
        callPage(endpoint, { params: { id }, query: { limit, cursor: pageParam } }, { signal })
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}
