import { useQuery, useQueryClient } from "@tanstack/react-query";
import { followMember, getFollowStatus, unfollowMember } from "#shared/follows/contract.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { getMemberStats } from "#shared/members/contract.ts";
import { call } from "../../lib/call.ts";
import { mutate } from "../../lib/mutate.ts";
import { useSession } from "../../lib/session.ts";
import { toastFailure } from "../../lib/toast-failure.ts";
import type { Toggle } from "../../lib/toggle-overlay.ts";
import { flip, releaseToggles, useToggle } from "../../lib/toggle-store.ts";
import { postKeys } from "../posts/post-keys.ts";
import { memberKeys } from "./member-keys.ts";
import { useMemberStats } from "./use-member.ts";

type FollowStatus = CallOutput<typeof getFollowStatus>;
type Stats = CallOutput<typeof getMemberStats>;

function followKey(memberId: string): string {
  return `follow:${memberId}`;
}

/** Whether one follows a member, how many do, and the tap that changes it. `status` is undefined until known. */
export function useFollow(memberId: string) {
  const client = useQueryClient();
  const { user } = useSession();
  const isOther = user !== null && user.id !== memberId;
  const { data: stats } = useMemberStats(memberId);
  const { data: status } = useQuery({
    queryKey: memberKeys.followStatus(memberId),
    queryFn: ({ signal }) => readStatus(memberId, signal),
    enabled: isOther,
  });
  const base = { isOn: status?.isFollowing ?? false, count: stats?.followersCount ?? 0 };
  const shown = useToggle(followKey(memberId), base);
  const calls = {
    send: async (isOn: boolean): Promise<Toggle> => {
      const endpoint = isOn ? followMember : unfollowMember;
      const answer = await mutate(client, () => call(endpoint, { params: { id: memberId } }));
      return { isOn: answer.isFollowing, count: answer.followersCount };
    },
    onSettled: ({ isOn, count }: Toggle) => {
      client.setQueryData<FollowStatus>(
        memberKeys.followStatus(memberId),
        (known) => known && { ...known, isFollowing: isOn },
      );
      client.setQueryData<Stats>(
        memberKeys.stats(memberId),
        (known) => known && { ...known, followersCount: count },
      );
      if (user) void client.invalidateQueries({ queryKey: memberKeys.stats(user.id) });
      void client.invalidateQueries({ queryKey: memberKeys.allPeople });
      // What the tab holds is another's list now: it is read when it is opened.
      client.removeQueries({ queryKey: postKeys.feed("following") });
      client.removeQueries({ queryKey: postKeys.head("following") });
    },
    onUndone: (error: unknown) => toastFailure(error, shown.isOn ? "Failed to unfollow" : "Failed to follow"),
  };
  return { ...shown, status, toggle: () => flip(followKey(memberId), base, calls) };
}

async function readStatus(id: string, signal: AbortSignal): Promise<FollowStatus> {
  const startedAt = performance.now();
  const status = await call(getFollowStatus, { params: { id } }, { signal });
  releaseToggles([followKey(id)], startedAt);
  return status;
}
