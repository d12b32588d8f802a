import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { isPromotable, promotionRules } from "#shared/promotions/promotion-prices.ts";
import { useSession } from "../../lib/session/session.ts";
import { Megaphone } from "../../ui/icons/megaphone.ts";
import { useTimeLeft } from "./time-left.ts";

interface PromoteControlProps {
  readonly post: Post;
  readonly className: string;
  readonly onPromote: () => void;
}

/** Shown to authors with enough XP while their post is not promoted. */
export function PromoteControl({ post, className, onPromote }: PromoteControlProps) {
  const { user } = useSession();
  const isRunning = useTimeLeft(post.ownPromotion?.endsAt) !== null;
  if (!user || user.id !== post.author.id || user.xp < promotionRules.offeredFrom) return null;
  if (isRunning || post.isKeptForClose || !isPromotable(post.moderationLevel)) return null;
  return (
    <button type="button" className={className} onClick={onPromote}>
      <Megaphone size={18} aria-hidden="true" />
      {t`Promote`}
    </button>
  );
}
