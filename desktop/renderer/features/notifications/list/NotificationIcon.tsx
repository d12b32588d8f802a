import type { NotificationType } from "#shared/notifications/notification-types.ts";
import { AtSign } from "../../../ui/icons/at-sign.ts";
import { Bookmark } from "../../../ui/icons/bookmark.ts";
import { CreditCard } from "../../../ui/icons/credit-card.ts";
import { Gift } from "../../../ui/icons/gift.ts";
import { Heart } from "../../../ui/icons/heart.ts";
import type { IconComponent } from "../../../ui/icons/icon.ts";
import { MessageCircle } from "../../../ui/icons/message-circle.ts";
import { Quote } from "../../../ui/icons/quote.ts";
import { Repeat2 } from "../../../ui/icons/repeat-2.ts";
import { Reply } from "../../../ui/icons/reply.ts";
import { Shield } from "../../../ui/icons/shield.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { UserPlus } from "../../../ui/icons/user-plus.ts";
import { Zap } from "../../../ui/icons/zap.ts";

const brand = "bg-brand-wash text-brand";
const gold = "bg-gold-wash text-gold";
const plain = "bg-wash text-quiet";

const icons: Readonly<Record<NotificationType, readonly [IconComponent, string]>> = {
  like: [Heart, "bg-wash text-like"],
  comment: [MessageCircle, brand],
  reply: [Reply, brand],
  mention: [AtSign, brand],
  bookmark: [Bookmark, plain],
  follow: [UserPlus, brand],
  xp: [Zap, gold],
  gift: [Gift, gold],
  lisa: [Sparkles, brand],
  repost: [Repeat2, brand],
  quote: [Quote, brand],
  payment: [CreditCard, plain],
  moderation: [Shield, plain],
};

/** The icon of a notification's type. Decorative, since the text says the same. */
export function NotificationIcon({ type }: { readonly type: NotificationType }) {
  const [Icon, colours] = icons[type];
  return (
    <span
      aria-hidden="true"
      className={`flex size-9 shrink-0 items-center justify-center rounded-full ${colours}`}
    >
      <Icon size={18} />
    </span>
  );
}
