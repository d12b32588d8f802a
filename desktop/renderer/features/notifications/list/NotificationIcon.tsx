import {
  AtSign,
  Bookmark,
  CreditCard,
  Gift,
  Heart,
  type LucideIcon,
  MessageCircle,
  Quote,
  Repeat2,
  Reply,
  Shield,
  Sparkles,
  UserPlus,
  Zap,
} from "lucide-react";
import type { NotificationType } from "#shared/notifications/notification-types.ts";

const brand = "bg-brand-wash text-brand";
const gold = "bg-gold-wash text-gold";
const plain = "bg-wash text-quiet";

const icons: Readonly<Record<NotificationType, readonly [LucideIcon, string]>> = {
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
