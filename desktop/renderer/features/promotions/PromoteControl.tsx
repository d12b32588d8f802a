import { Megaphone } from "lucide-react";
import type { Post } from "#shared/posts/shapes.ts";
import { isPromotable, promotionRules } from "#shared/promotions/rules.ts";
import { useSession } from "../../lib/session/session.ts";
import { openPostDialog } from "../posts/dialogs/post-dialog.ts";
import { useTimeLeft } from "./time-left.ts";

/** The way to promote one's own post while it is not promoted, for members with enough XP. */
export function PromoteControl({ post, className }: { readonly post: Post; readonly className: string }) {
  const { user } = useSession();
  const isRunning = useTimeLeft(post.ownPromotion?.endsAt) !== null;
  if (!user || user.id !== post.author.id || user.xp < promotionRules.offeredFrom) return null;
  if (isRunning || !isPromotable(post.moderationLevel)) return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => openPostDialog({ kind: "promote", post })}
    >
      <Megaphone size={18} aria-hidden="true" />
      Promote
    </button>
  );
}
