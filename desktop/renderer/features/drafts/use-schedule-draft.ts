import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { NewDraft } from "#shared/drafts/contract.ts";
import { toast } from "../../lib/announce/toast.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { formatComingTime } from "../../lib/text/format-coming.ts";
import { offerSupport } from "../moderation/offered-support.ts";
import { scheduleDraft } from "./draft-acts.ts";
import type { DraftCopy } from "./use-draft-copy.ts";

interface Scheduled {
  readonly version: string;
  readonly body: NewDraft & { readonly publishAt: string };
}

/**
 * Schedules the composer's draft. A failure keeps it; `recovers` whether it will be tried again by
 * itself.
 */
export function useScheduleDraft(
  { place, name }: Pick<DraftCopy, "place" | "name">,
  recovers: (error: Error) => boolean,
) {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ onScheduled, ...sent }: Scheduled & { readonly onScheduled: () => void }) =>
      scheduleDraft(place, name, sent, onScheduled),
    onSuccess: ({ support }, { body: { publishAt } }) => {
      offerSupport(support);
      // The toast would cover the help.
      if (support) return;
      toast({
        title: t`Post scheduled`,
        description: formatComingTime(publishAt, getServerTime()),
        tone: "success",
        action: {
          label: t`Show`,
          onSelect: () => void router.navigate({ to: "/drafts", search: { tab: "scheduled" } }),
        },
      });
    },
    onError: (error) => {
      if (!recovers(error)) toastFailure(error, t`This post could not be scheduled. Please try again.`);
    },
  });
}
