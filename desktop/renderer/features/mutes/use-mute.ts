import { t } from "@lingui/core/macro";
import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  getMuteStatus,
  listMuted,
  type MutedMember,
  muteMember,
  unmuteMember,
} from "#shared/mutes/contract.ts";
import { call, callPage } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { dropFromPages } from "../../lib/cache/drop-from-pages.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { notificationKeys } from "../../lib/query-keys/notification-keys.ts";
import { commentKeys, postKeys } from "../../lib/query-keys/post-keys.ts";
import { dropMemberPosts } from "../../entities/posts/member-posts.ts";
import { toast } from "../../lib/announce/toast.ts";
import { keepWholePeople } from "../../lib/cache/whole-people.ts";

export interface Mutable {
  readonly id: string;
  readonly username: string;
}

/** Whether the current member has muted this one. Without `isWanted` returns only cached data. */
export function useMuteStatus(memberId: string, isWanted: boolean) {
  return useQuery({
    queryKey: memberKeys.muteStatus(memberId),
    queryFn: ({ signal }) => call(getMuteStatus, { params: { id: memberId } }, { signal }),
    enabled: isWanted,
  });
}

/** The members that the current member has muted, the latest first. */
export function useMutedMembers() {
  return useInfiniteQuery({
    queryKey: memberKeys.muted,
    queryFn: async ({ pageParam: cursor, signal }) =>
      keepWholePeople(await callPage(listMuted, { query: { cursor } }, { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}

/**
 * Mutes a member until a time, or without end for null (mutes.1). Their posts leave the loaded
 * feeds at once; the toast offers Undo.
 */
export function useMute(member: Mutable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string | null) => call(muteMember, { params: { id: member.id }, body: { until } }),
    onMutate: () => dropMemberPosts(client, member.id, "feeds"),
    onSuccess: (state, _, putBack) => {
      client.setQueryData(memberKeys.muteStatus(member.id), state);
      invalidateAfterMute(client);
      toast({
        title: t`You muted @${{ username: member.username }}`,
        description: t`You won't see what they write, and they won't know.`,
        tone: "success",
        action: { label: t`Undo`, onSelect: () => void undoMute(client, member, putBack) },
      });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toastFailure(error, t`This member could not be muted. Please try again.`);
    },
  });
}

/** Unmutes a member, who leaves the list of muted members at once. */
export function useUnmute(member: Mutable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(unmuteMember, { params: { id: member.id } }),
    onMutate: async () => {
      await client.cancelQueries({ queryKey: memberKeys.muted });
      return dropFromPages<MutedMember>(client, memberKeys.muted, member.id);
    },
    onSuccess: (state) => {
      client.setQueryData(memberKeys.muteStatus(member.id), state);
      invalidateAfterMute(client);
      void client.resetQueries({ queryKey: postKeys.lists });
      client.removeQueries({ queryKey: postKeys.heads });
      toast({ title: t`You unmuted @${{ username: member.username }}`, tone: "success" });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toastFailure(error, t`This member could not be unmuted. Please try again.`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: memberKeys.muted }),
  });
}

/** Undoes a mute, and restores the feeds as they were before it. */
async function undoMute(client: QueryClient, member: Mutable, putBack: () => void): Promise<void> {
  try {
    client.setQueryData(
      memberKeys.muteStatus(member.id),
      await runMutation(client, () => call(unmuteMember, { params: { id: member.id } })),
    );
    putBack();
    invalidateAfterMute(client);
  } catch (error) {
    toastFailure(error, t`This member could not be unmuted. Please try again.`);
  }
}

/**
 * Refetches the queries that a mute changes besides the feeds. The heads bring the counts of
 * comments to the feeds.
 */
function invalidateAfterMute(client: QueryClient): void {
  const keys = [
    memberKeys.muted,
    memberKeys.suggested,
    notificationKeys.list,
    commentKeys.all,
    postKeys.pages,
    postKeys.heads,
  ];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey });
}
