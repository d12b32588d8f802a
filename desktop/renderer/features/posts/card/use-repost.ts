import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#shared/posts/shapes.ts";
import { repostWithdrawalCost } from "#shared/xp/rules.ts";
import type { Toggle } from "../../../lib/toggles/toggle-overlay.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { forgetRepost } from "../../../lib/post-cache/post-cache.ts";
import { usePostToggle } from "./use-post-toggle.ts";

/** Reposting a post, and withdrawing it again, which costs XP: both say what happened once it has. */
export function useRepost(
  post: Post,
  memberId: string | undefined,
): Toggle & { readonly toggle: () => void } {
  const client = useQueryClient();
  return usePostToggle(post, "repost", ({ isOn }) => {
    if (isOn) return toast({ title: "Reposted", tone: "success" });
    if (memberId) forgetRepost(client, post.id, memberId);
    toast({
      title: "Repost withdrawn",
      description: `Withdrawing a repost takes back up to ${repostWithdrawalCost} XP.`,
    });
  });
}
