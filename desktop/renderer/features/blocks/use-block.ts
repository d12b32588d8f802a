import { t } from "@lingui/core/macro";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type BlockedMember,
  blockMember,
  getBlockStatus,
  listBlocked,
  unblockMember,
} from "#shared/blocks/contract.ts";
import { call, callPage } from "../../lib/api/call.ts";
import { dropFromPages } from "../../lib/cache/drop-from-pages.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { commentKeys, postKeys } from "../../lib/query-keys/post-keys.ts";
import {
  invalidateConversation,
  patchConversation,
} from "../../entities/conversations/conversation-cache.ts";
import { keepWholePeople } from "../../lib/cache/whole-people.ts";

export function useBlockStatus(memberId: string, isOther: boolean) {
  return useQuery({
    queryKey: memberKeys.blockStatus(memberId),
    queryFn: ({ signal }) => call(getBlockStatus, { params: { id: memberId } }, { signal }),
    enabled: isOther,
  });
}

/**
 * Blocks or unblocks a member and refetches the lists that this changes. An unblocked member
 * leaves the list at once.
 */
export function useBlock(memberId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isBlocking: boolean) =>
      call(isBlocking ? blockMember : unblockMember, { params: { id: memberId } }),
    onMutate: async (isBlocking) => {
      if (isBlocking) return undefined;
      await client.cancelQueries({ queryKey: memberKeys.blocked });
      return dropFromPages<BlockedMember>(client, memberKeys.blocked, memberId);
    },
    onSuccess: (_, isBlocking) => {
      client.setQueryData(memberKeys.blockStatus(memberId), (known: object | undefined) => ({
        isBlockedBy: false,
        ...known,
        isBlocked: isBlocking,
      }));
      refetchInFlight(client, memberKeys.blockStatus(memberId));
      patchConversation(client, memberId, { isBlocked: isBlocking });
      invalidateConversation(client, memberId);
      void client.invalidateQueries({ queryKey: memberKeys.followStatus(memberId) });
      // A blocked member's profile is not found; an unblocked member's is found again.
      if (!isBlocking) void client.invalidateQueries({ queryKey: memberKeys.allByUsername });
      void client.invalidateQueries({ queryKey: memberKeys.allStats });
      void client.invalidateQueries({ queryKey: memberKeys.allPeople });
      void client.resetQueries({ queryKey: postKeys.lists });
      client.removeQueries({ queryKey: postKeys.heads });
      void client.invalidateQueries({ queryKey: postKeys.pages });
      void client.invalidateQueries({ queryKey: commentKeys.all });
      toast(
        isBlocking
          ? { title: t`User Blocked`, description: t`User has been blocked successfully`, tone: "success" }
          : {
            title: t`User Unblocked`,
            description: t`User has been unblocked successfully`,
            tone: "success",
          },
      );
    },
    onError: (error, isBlocking, putBack) => {
      putBack?.();
      if (isBlocking) toastFailure(error, t`Failed to block user. Please try again.`, t`Block Failed`);
      else toastFailure(error, t`Failed to unblock user`);
    },
    onSettled: () => client.invalidateQueries({ queryKey: memberKeys.blocked }),
  });
}

export function useBlockedMembers() {
  return useInfiniteQuery({
    queryKey: memberKeys.blocked,
    queryFn: async ({ pageParam: cursor, signal }) =>
      keepWholePeople(await callPage(listBlocked, { query: { cursor } }, { signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
}
