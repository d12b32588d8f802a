import { t } from "@lingui/core/macro";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, use, useEffect, useState } from "react";
import { giftXp } from "#shared/admin/contract.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { useStore } from "zustand";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { changeUser, invalidateUsers } from "../users/use-admin-users.ts";
import { createBrowserGiftStorage, type Gift, GiftQueue } from "./gift-queue.ts";

/** One queue per page, since gifts outlive the screen and a page has one member. */
let queue: GiftQueue | null = null;
let isShown = false;

/** The gifts of this page. Leaving the screen or the page sends what is held. */
export function useGiftQueue(adminId: string): GiftQueue {
  const client = useQueryClient();
  const [gifts] = useState(() => queue ??= createQueue(client, adminId));
  useEffect(() => {
    isShown = true;
    gifts.resume();
    const sendNow = () => gifts.sendHeld(true);
    addEventListener("pagehide", sendNow);
    return () => {
      isShown = false;
      removeEventListener("pagehide", sendNow);
      gifts.sendHeld(false);
      gifts.clearGiven();
    };
  }, [gifts]);
  return gifts;
}

export const GiftContext = createContext<GiftQueue | null>(null);

export function useGifts(): { readonly queue: GiftQueue; readonly gifts: readonly Gift[] } {
  const shared = use(GiftContext);
  if (!shared) throw new Error("useGifts needs a GiftContext");
  return { queue: shared, gifts: useStore(shared.store, ({ gifts }) => gifts) };
}

/** The values of a sentence about a gift. */
export function describeGift(
  { amount, member }: { readonly amount: number; readonly member: Pick<Gift["member"], "displayName"> },
): { readonly xp: string; readonly name: string } {
  return { xp: formatXp(amount), name: isolateName(member.displayName) };
}

function createQueue(client: QueryClient, adminId: string): GiftQueue {
  const created = new GiftQueue({
    storage: createBrowserGiftStorage(adminId),
    send: async ({ key, member, amount }, isPageClosing) => {
      const options = { idempotencyKey: key, keepalive: isPageClosing };
      const body = { userId: member.id, xpAmount: amount };
      return (await runMutation(client, () => call(giftXp, { body }, options))).xp;
    },
    onGiven: (gift, xp) => {
      changeUser(client, gift.member.id, (user) => ({ ...user, xp }));
      const { xp: given, name } = describeGift(gift);
      announceToScreenReaders(t`Gave ${given} XP to ${name}.`);
      invalidateUsers(client);
    },
    onFailed: (gift) => {
      // While the screen is open, the gift's line shows it.
      if (isShown) return;
      const { xp, name } = describeGift(gift);
      toast({
        title: t`Failed to gift XP`,
        description: `${t`${xp} XP to ${name}.`} ${gift.problem}`,
        tone: "danger",
        action: { label: t`Retry`, onSelect: () => created.retry(gift.key) },
      });
    },
  });
  return created;
}
