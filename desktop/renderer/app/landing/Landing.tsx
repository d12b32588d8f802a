import type { CurrentUser } from "#shared/auth/contract.ts";
import { Features } from "./Features.tsx";
import { FeedPreview } from "./FeedPreview.tsx";
import { Hero } from "./Hero.tsx";
import { JoinBlock } from "./JoinBlock.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { WhyChoose } from "./WhyChoose.tsx";

export interface LandingProps {
  readonly user: Pick<CurrentUser, "displayName"> | null;
}

/**
 * The first impression (landing.1). With a user it welcomes them back: what they see when the app itself could not be loaded.
 * The build renders it to plain markup, so it has plain links, no state and no handlers; `enhanceLanding` adds what moves.
 */
export function Landing({ user }: LandingProps) {
  return (
    <>
      <main id="main" className="overflow-x-clip">
        <Hero user={user} />
        <FeedPreview />
        <Features />
        <WhyChoose />
        {!user && <JoinBlock />}
      </main>
      <LandingFooter />
    </>
  );
}
