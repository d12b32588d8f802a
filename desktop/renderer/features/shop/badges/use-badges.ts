import { t } from "@lingui/core/macro";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { listBadges } from "#shared/members/contract.ts";
import {
  activateBadge,
  activateBadgeInstead,
  buyBadge,
  deactivateBadge,
} from "#shared/shop/badge-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { keepWholeRows } from "../../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";
import { showText } from "../../../lib/language/show-text.ts";

/** The member's badges, expired ones too; the session's badges until they are fetched. */
export function useBadges(user: CurrentUser): readonly Badge[] {
  const { data } = useQuery({
    queryKey: shopKeys.badges,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listBadges, { params: { id: user.id } }, { signal }), "badgeType"),
    placeholderData: user.badges,
  });
  return data ?? user.badges;
}

/**
 * Buys a month of Gold Verify (badges.4). `onSettled` closes the dialog first, since a toast behind
 * it is not announced.
 */
export function useBuyBadge(onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (idempotencyKey: string) =>
      call(buyBadge, { params: { badgeType: "goldVerify" } }, { idempotencyKey }),
    onSuccess: async ({ message, badge }) => {
      onSettled();
      await writeBadge(client, badge);
      toast({ title: t`Badge bought`, description: message, tone: "success" });
    },
    onError: (error) => {
      onSettled();
      toastFailure(error, t`Purchase failed`);
    },
    onSettled: () => invalidateBadges(client),
  });
}

interface BadgeAct {
  readonly badge: Badge;
  readonly act: "activate" | "deactivate";
}

const acts = {
  activate: { endpoint: activateBadge, failure: t`Failed to activate badge`, said: t`Badge activated` },
  deactivate: {
    endpoint: deactivateBadge,
    failure: t`Failed to deactivate badge`,
    said: t`Badge deactivated`,
  },
} as const;

/** Shows or hides a badge beside the member's name at once, and undoes it when the call fails. */
export function useBadgeActs() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ badge, act }: BadgeAct) => call(acts[act].endpoint, { params: { id: badge.id } }),
    onMutate: ({ badge, act }) => {
      const isActive = act === "activate";
      return writeBadge(client, { ...badge, isActive, isDeactivated: !isActive });
    },
    onSuccess: async (badge, { act }) => {
      await writeBadge(client, badge);
      toast({ title: acts[act].said, tone: "success" });
    },
    onError: async (error, { badge, act }) => {
      await writeBadge(client, badge);
      toastFailure(error, acts[act].failure);
    },
    onSettled: () => invalidateBadges(client),
  });
}

/** Shows a crown instead of the badge that is shown (badges.7). */
export function useShowInstead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Badge, "id">) => call(activateBadgeInstead, { params: { id } }),
    onSuccess: ({ badgeType }) =>
      toast({ title: t`${{ badge: showText(badgeNames[badgeType]) }} is shown now`, tone: "success" }),
    onError: (error) => toastFailure(error, acts.activate.failure),
    onSettled: () => invalidateBadges(client),
  });
}

/** Writes a badge into the caches that show it; a fetch in flight may be older. */
async function writeBadge(client: QueryClient, badge: Badge): Promise<void> {
  await Promise.all([
    client.cancelQueries({ queryKey: shopKeys.badges }),
    client.cancelQueries({ queryKey: sessionKey }),
  ]);
  client.setQueryData<Badge[]>(shopKeys.badges, (badges) => badges && withBadge(badges, badge));
  client.setQueryData<CurrentUser | null>(
    sessionKey,
    (user) => user && { ...user, badges: withBadge(user.badges, badge) },
  );
}

function withBadge(badges: readonly Badge[], badge: Badge): Badge[] {
  const isKnown = badges.some(({ id }) => id === badge.id);
  return isKnown ? badges.map((one) => (one.id === badge.id ? badge : one)) : [...badges, badge];
}

/** Fetches what a change of badges changed. Ends once the badges are here. */
function invalidateBadges(client: QueryClient): Promise<void> {
  refreshSession(client);
  return client.invalidateQueries({ queryKey: shopKeys.badges });
}
