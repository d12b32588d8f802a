import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getMemberByUsername, getMemberStats, listMemberPosts } from "#shared/members/contract.ts";
import { call, callPage } from "../../lib/call.ts";
import { postKeys } from "../posts/post-keys.ts";
import { pageLength, readPosts } from "../posts/read-posts.ts";
import { memberKeys } from "./member-keys.ts";

/** A member by username, whatever its case. */
export function useMember(username: string) {
  return useQuery({
    queryKey: memberKeys.byUsername(username),
    queryFn: ({ signal }) => call(getMemberByUsername, { params: { username } }, { signal }),
  });
}

/** Counts of a member's posts, followers and followed members. */
export function useMemberStats(id: string) {
  return useQuery({
    queryKey: memberKeys.stats(id),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id } }, { signal }),
  });
}

/** A member's posts, newest first. */
export function useMemberPosts(id: string) {
  return useInfiniteQuery({
    queryKey: postKeys.byMember(id),
    queryFn: ({ pageParam, signal }) =>
      readPosts(() =>
        callPage(listMemberPosts, { params: { id }, query: { limit: pageLength, cursor: pageParam } }, {
          signal,
        })
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
  });
}
