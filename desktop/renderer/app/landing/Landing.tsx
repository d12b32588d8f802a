import type { CurrentUser } from "#shared/auth/contract.ts";
import { Features } from "./Features.tsx";
import { Hero } from "./Hero.tsx";
import { JoinBlock } from "./JoinBlock.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { WhyChoose } from "./WhyChoose.tsx";

/**
 * The first impression (A§2). With a user it welcomes them back: what they see when the app itself could not be loaded.
 * Uses React and plain links only, so that visitors load little.
 */
export function Landing({ user }: { user: Pick<CurrentUser, "displayName"> | null }) {
  return (
    <>
      <main id="main" className="overflow-x-clip">
        <Hero user={user} />
        <Features />
        <WhyChoose />
        {!user && <JoinBlock />}
      </main>
      <LandingFooter />
    </>
  );
}
