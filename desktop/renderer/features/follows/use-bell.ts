import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CallOutput } from "#shared/endpoint.ts";
import { addBell, type getFollowStatus, removeBell } from "#shared/follows/contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";

/** Turns the bell for a member on or off (notifications.7); shown at once, undone when it fails. */
export function useBell(memberId: string) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: `bell:${memberId}` },
    mutationFn: (isOn: boolean) => call(isOn ? addBell : removeBell, { params: { id: memberId } }),
    onMutate: async (isOn) => {
      await client.cancelQueries({ queryKey: memberKeys.followStatus(memberId) });
      showBell(client, memberId, isOn);
    },
    onSuccess: ({ hasBell }) => {
      showBell(client, memberId, hasBell);
      void client.invalidateQueries({ queryKey: memberKeys.bells });
    },
    onError: (error, isOn) => {
      showBell(client, memberId, !isOn);
      toastFailure(error, t`Your notifications were not changed`);
      void client.invalidateQueries({ queryKey: memberKeys.followStatus(memberId) });
    },
  });
}

function showBell(client: QueryClient, memberId: string, hasBell: boolean): void {
  client.setQueryData<CallOutput<typeof getFollowStatus>>(
    memberKeys.followStatus(memberId),
    (known) => known && { ...known, hasBell },
  );
}
