import { t } from "@lingui/core/macro";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { followMember, getFollowStatus, unfollowMember } from "#shared/follows/contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { getMemberStats } from "#shared/members/contract.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";
import { useSession } from "../../lib/session/session.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import type { Toggle } from "../../lib/toggles/toggle-overlay.ts";
import { flipToggle, releaseToggles, useToggle, useToggleStore } from "../../lib/toggles/toggle-store.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { postKeys } from "../../lib/query-keys/post-keys.ts";

type FollowStatus = CallOutput<typeof getFollowStatus>;
type Stats = CallOutput<typeof getMemberStats>;

function followKey(memberId: string): string {
  return `follow:${memberId}`;
}

/**
 * The follow toggle of a member with their number of followers, starting from the fetched
 * `followersCount`. `status` is undefined until it is fetched, and when that failed.
 */
export function useFollow(memberId: string, followersCount = 0) {
  const { user } = useSession();
  const isOther = user !== null && user.id !== memberId;
  const { data: status, isLoading } = useQuery({
    queryKey: memberKeys.followStatus(memberId),
    queryFn: ({ signal }) => readFollowStatus(memberId, signal),
    enabled: isOther,
  });
  const base = { isOn: status?.isFollowing ?? false, count: followersCount };
  return { ...useFollowTap(memberId, base), status, isLoading };
}

/** The follow toggle where the state is known without a fetch; `base` is the cached state. */
export function useFollowTap(memberId: string, base: Toggle): Toggle & { readonly toggle: () => void } {
  const client = useQueryClient();
  const { user } = useSession();
  const shown = useToggle(followKey(memberId), base);
  const calls = {
    send: async (isOn: boolean): Promise<Toggle> => {
      const endpoint = isOn ? followMember : unfollowMember;
      const answer = await runMutation(client, () => call(endpoint, { params: { id: memberId } }));
      return { isOn: answer.isFollowing, count: answer.followersCount };
    },
    onSettled: ({ isOn, count }: Toggle) => {
      client.setQueryData<FollowStatus>(
        memberKeys.followStatus(memberId),
        // A bell ends with the follow.
        (known) => known && { ...known, isFollowing: isOn, hasBell: isOn && known.hasBell },
      );
      client.setQueryData<Stats>(
        memberKeys.stats(memberId),
        (known) => known && { ...known, followersCount: count },
      );
      if (user) void client.invalidateQueries({ queryKey: memberKeys.stats(user.id) });
      void client.invalidateQueries({ queryKey: memberKeys.allPeople });
      invalidateFollowingFeed(client);
    },
    onUndone: (error: unknown) =>
      toastFailure(error, shown.isOn ? t`Failed to unfollow` : t`Failed to follow`),
  };
  return { ...shown, toggle: () => flipToggle(followKey(memberId), base, calls) };
}

/** Whether the server has confirmed a follow of any of these members made on this page. */
export function useFollowsAny(memberIds: readonly string[]): boolean {
  return useToggleStore(({ overlays }) => memberIds.some((id) => overlays[followKey(id)]?.confirmed.isOn));
}

/**
 * Marks the Following feed as stale. It is refetched when its tab is next opened, not
 * while it is visible.
 */
function invalidateFollowingFeed(client: QueryClient): void {
  for (const queryKey of [postKeys.feed("following"), postKeys.head("following")]) {
    client.removeQueries({ queryKey, type: "inactive" });
    void client.invalidateQueries({ queryKey, refetchType: "none" });
  }
}

async function readFollowStatus(id: string, signal: AbortSignal): Promise<FollowStatus> {
  const startedAt = performance.now();
  const status = await call(getFollowStatus, { params: { id } }, { signal });
  releaseToggles([followKey(id)], startedAt);
  return status;
}
