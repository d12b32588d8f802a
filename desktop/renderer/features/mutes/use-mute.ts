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
  type MuteState,
  unmuteMember,
} from "#shared/mutes/contract.ts";
import type { MutablePart } from "#shared/mutes/mutable-parts.ts";
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

/** As any release sends it: the one before this mutes nothing in part. */
type KnownState = Omit<MuteState, "parts"> & Partial<Pick<MuteState, "parts">>;

/** Whether the server mutes in part; it is asked while this is not known. */
export function knowsParts(status: KnownState | undefined): boolean {
  return status === undefined || status.parts !== undefined;
}

/** Whether the current member has muted this one. Without `isWanted` returns only cached data. */
export function useMuteStatus(memberId: string, isWanted: boolean) {
  return useQuery({
    queryKey: memberKeys.muteStatus(memberId),
    queryFn: ({ signal }): Promise<KnownState> =>
      call(getMuteStatus, { params: { id: memberId } }, { signal }),
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

interface NewMute {
  /** Null: without end. */
  readonly until: string | null;
  /** Null: everything. */
  readonly only: MutablePart | null;
}

/**
 * Mutes a member, or a part of them (mutes.1, mutes.2). It leaves the loaded feeds at once; the
 * toast offers Undo.
 */
export function useMute(member: Mutable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewMute) => call(muteMember, { params: { id: member.id }, body }),
    onMutate: ({ only }) => dropMemberPosts(client, member.id, "feeds", only),
    onSuccess: (state, { only }, putBack) => {
      client.setQueryData(memberKeys.muteStatus(member.id), state);
      invalidateAfterMute(client);
      toast({
        title: titleOf(member, only),
        description: only === null
          ? t`You won't see what they write, and they won't know.`
          : t`Everything else of them stays, and they won't know.`,
        tone: "success",
        action: { label: t`Undo`, onSelect: () => void undoMute(client, member, only, putBack) },
      });
    },
    onError: (error, _, putBack) => {
      putBack?.();
      toastFailure(error, t`This member could not be muted. Please try again.`);
    },
  });
}

function titleOf({ username }: Mutable, only: MutablePart | null): string {
  if (only === "reposts") return t`You muted reposts by @${username}`;
  return only === "quotes" ? t`You muted quotes by @${username}` : t`You muted @${username}`;
}

/** Unmutes a member and all parts of them, who leaves the list of muted members at once. */
export function useUnmute(member: Mutable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(unmuteMember, { params: { id: member.id }, query: {} }),
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
async function undoMute(
  client: QueryClient,
  { id }: Mutable,
  only: MutablePart | null,
  putBack: () => void,
): Promise<void> {
  try {
    const query = only === null ? {} : { only };
    client.setQueryData(
      memberKeys.muteStatus(id),
      await runMutation(client, () => call(unmuteMember, { params: { id }, query })),
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
