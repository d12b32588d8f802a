import { t } from "@lingui/core/macro";
import { product } from "#shared/product.ts";
import { Gift } from "../../ui/icons/gift.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { MessageCircleHeart } from "../../ui/icons/message-circle-heart.ts";
import { ShieldCheck } from "../../ui/icons/shield-check.ts";
import { SlidersHorizontal } from "../../ui/icons/sliders-horizontal.ts";

const points: readonly { icon: IconComponent; title: string; text: string }[] = [
  {
    icon: SlidersHorizontal,
    title: t`Smart content filtering`,
    text:
      t`You choose your comfort level, from only the gentlest posts to everything. Your feed keeps to it.`,
  },
  {
    icon: Gift,
    title: t`Meaningful rewards`,
    text:
      t`What you give comes back: XP for taking part, to spend on badges, on reach for your posts, and on helpful extras.`,
  },
  {
    icon: MessageCircleHeart,
    title: t`${{ assistant: product.assistantName }}, your AI assistant`,
    text: t`A patient companion for a better sentence, a first idea, or a kind word when the page is blank.`,
  },
  {
    icon: ShieldCheck,
    title: t`Privacy focus`,
    text:
      t`We ask for little, keep it safe and never sell it. No third party follows you through these pages.`,
  },
];

/** 'Why Choose' with four points (landing.1). */
export function WhyChoose() {
  return (
    <section
      id="why"
      aria-labelledby="why-title"
      className="mx-auto max-w-316 px-6 pt-16 pb-44 sm:px-10 sm:pt-24 sm:pb-60"
    >
      <div className="grid gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <h2 id="why-title" className="text-section font-semibold lg:sticky lg:top-12">
            {t`Why Choose ${{ product: product.name }}`}
          </h2>
        </div>
        <ul className="border-t border-hairline">
          {points.map(({ icon: Icon, title, text }) => (
            <li
              key={title}
              className="grid grid-cols-[auto_1fr] gap-x-5 border-b border-hairline py-7 sm:gap-x-7"
            >
              <span
                aria-hidden="true"
                className="mt-0.5 flex size-11 items-center justify-center rounded-full bg-brand-wash text-brand"
              >
                <Icon size={21} strokeWidth={1.75} />
              </span>
              <div>
                <h3 className="text-title font-semibold">{title}</h3>
                <p className="mt-1.5 max-w-[36rem] text-lead text-pretty text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
