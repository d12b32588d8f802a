import type { ReactNode } from "react";
import { BreathingArt } from "./art/BreathingArt.tsx";
import { CommunityArt } from "./art/CommunityArt.tsx";
import { LevelsArt } from "./art/LevelsArt.tsx";
import { XpArt } from "./art/XpArt.tsx";

/** The four feature cards (landing.1). */
export function Features() {
  return (
    <section aria-labelledby="features" className="mx-auto max-w-316 px-6 pt-16 pb-8 sm:px-10 sm:pt-24">
      <h2 id="features" className="max-w-[22ch] text-section font-semibold">
        A social network that is good to come back to
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-2">
        <Feature art={<LevelsArt />} title="AI moderation for safety">
          Every post and comment is read by AI moderation before others see it, and carries a level in plain
          sight. Kindness rises; harm is kept back.
        </Feature>
        <Feature art={<XpArt />} title="XP for the good you do">
          Write, reply, encourage: positive contributions earn experience points. Levels and achievements mark
          how far you have come.
        </Feature>
        <Feature art={<BreathingArt />} title="Made for mental wellbeing">
          Nothing blinks, nothing begs. New posts wait until you ask for them, and the page never moves under
          your eyes.
        </Feature>
        <Feature art={<CommunityArt />} title="A real community">
          People who answer one another. Follow those who do you good, and let a conversation stay a
          conversation.
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
