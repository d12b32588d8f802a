import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { ModerationLevel } from "#shared/primitives.ts";
import { ModerationShield } from "../../features/moderation/ModerationMark.tsx";
import { classNames } from "../../ui/class-names.ts";

const rows: readonly { level: ModerationLevel; label: string; width: string; edge: string }[] = [
  { level: "top", label: t`Top`, width: "w-3/4", edge: "border-hairline bg-surface" },
  { level: "high", label: t`High`, width: "w-3/5", edge: "border-hairline bg-surface" },
  { level: "low", label: t`Low`, width: "w-2/3", edge: "border-dashed border-control/60" },
  { level: "none", label: t`None`, width: "w-2/5", edge: "border-transparent" },
];

/** Four posts with their moderation levels, which look less like a card as the level falls. */
function LevelsArt() {
  return (
    <div className="flex h-full flex-col justify-center gap-2.5 bg-brand-wash/60 px-8 sm:px-12">
      {rows.map(({ level, label, width, edge }) => (
        <div
          key={label}
          className={classNames(
            "flex h-8 items-center gap-3 rounded-full border pe-4 ps-3",
            edge,
          )}
        >
          <ModerationShield level={level} />
          <span className="flex flex-1">
            <span className={`h-1.5 rounded-full bg-hairline ${width}`} />
          </span>
          <span className="text-meta font-medium text-quiet">{label}</span>
        </div>
      ))}
    </div>
  );
}

/** The four feature cards (landing.1). */
export function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-316 px-6 pt-16 pb-8 sm:px-10 sm:pt-24">
      <h2 id="features" className="max-w-[22ch] text-section font-semibold">
        {t`A social network that is good to come back to`}
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <Feature art={<LevelsArt />} title={t`AI moderation for safety`}>
          {t`Every post and comment is read by AI moderation before others see it, and carries a level in plain sight. Kindness rises; harm is kept back.`}
        </Feature>
        <Feature art={<XpArt />} title={t`XP for the good you do`}>
          {t`Write, reply, encourage: positive contributions earn experience points. Levels and achievements mark how far you have come.`}
        </Feature>
        <Feature art={<BreathingArt />} title={t`Made for mental wellbeing`}>
          {t`Nothing blinks, nothing begs. New posts wait until you ask for them, and the page never moves under your eyes.`}
        </Feature>
        <Feature art={<CommunityArt />} title={t`A real community`}>
          {t`People who answer one another. Follow those who do you good, and let a conversation stay a conversation.`}
        </Feature>
      </div>
    </section>
  );
}

function Feature({ art, title, children }: { art: ReactNode; title: string; children: ReactNode }) {
  return (
    <article className="flex flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <div aria-hidden="true" className="h-48 overflow-hidden border-b border-hairline">{art}</div>
      <div className="p-6 sm:p-7">
        <h3 className="text-title font-semibold">{title}</h3>
        <p className="mt-2 text-body text-pretty text-quiet">{children}</p>
      </div>
    </article>
  );
}

const radii = [150, 118, 88, 60];

/** Slow rings around a low sun: one breath. */
function BreathingArt() {
  return (
    <div className="h-full bg-dawn-wash/70">
      <svg viewBox="0 0 480 192" preserveAspectRatio="xMidYMax slice" className="size-full">
        {radii.map((radius, i) => (
          <circle key={radius} cx="240" cy="168" r={radius} className="fill-dawn" opacity={0.07 + i * 0.05} />
        ))}
        <circle cx="240" cy="168" r="36" className="fill-dawn" />
        <path d="M-40 168h560v40H-40z" className="fill-surface" />
        <path d="M150 168h180" className="stroke-dawn" strokeWidth="3" strokeLinecap="round" />
        <path d="M184 179h112" className="stroke-dawn" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      </svg>
    </div>
  );
}

/** A short exchange of two speech bubbles. */
function CommunityArt() {
  return (
    <div className="flex h-full flex-col justify-center gap-3 bg-wash px-8 sm:px-12">
      <Line initials="AO" tint="bg-gold text-surface">{t`Slept well for the first time in weeks.`}</Line>
      <Line initials="JW" tint="bg-dawn-ink text-surface" isReply>{t`That is lovely to hear.`}</Line>
      <Line initials="PK" tint="bg-brand text-on-brand" isReply>{t`Tell us your secret?`}</Line>
    </div>
  );
}

function Line(
  { initials, tint, isReply = false, children }: {
    initials: string;
    tint: string;
    isReply?: boolean;
    children: string;
  },
) {
  return (
    <div className={`flex items-center gap-2.5 ${isReply ? "ps-10" : ""}`}>
      <span
        className={`flex size-8 shrink-0 items-center justify-center rounded-full text-[0.6875rem] font-semibold ${tint}`}
      >
        {initials}
      </span>
      <span className="rounded-card border border-hairline bg-surface px-3.5 py-1.5 text-meta text-ink">
        {children}
      </span>
    </div>
  );
}

/** A level as a rising sun: the arc is the progress made. */
function XpArt() {
  return (
    <div className="relative flex h-full items-end justify-center bg-gold-wash/70">
      <svg viewBox="0 0 320 160" className="h-full" fill="none" strokeWidth="10" strokeLinecap="round">
        <path d="M50 150a110 110 0 0 1 220 0" className="stroke-gold/15" />
        <path d="M50 150A110 110 0 0 1 215 54.7" className="stroke-gold" />
        <circle cx="215" cy="54.7" r="9" className="fill-surface stroke-gold" strokeWidth="5" />
        <text
          x="160"
          y="128"
          textAnchor="middle"
          className="fill-gold text-[46px] font-semibold"
          stroke="none"
        >
          {t`L${{ level: 14 }}`}
        </text>
        <text
          x="160"
          y="149"
          textAnchor="middle"
          className="fill-quiet text-[12px] font-medium"
          stroke="none"
        >
          {t`${{ xp: "1,284" }} XP`}
        </text>
      </svg>
      <Chip className="top-3 inset-s-4 sm:top-7 sm:inset-s-[14%]">{t`A kind reply +2`}</Chip>
      <Chip className="top-3 inset-e-4 sm:top-16 sm:inset-e-[11%]">{t`A good post +5`}</Chip>
    </div>
  );
}

function Chip({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`absolute rounded-full border border-hairline bg-surface px-3 py-1 text-meta font-medium text-ink ${className}`}
    >
      {children}
    </span>
  );
}
