import { Features } from "./Features.tsx";
import { FeedPreview } from "./FeedPreview.tsx";
import { Hero } from "./Hero.tsx";
import { JoinBlock } from "./JoinBlock.tsx";
import { LandingFooter } from "./LandingFooter.tsx";
import { WhyChoose } from "./WhyChoose.tsx";

/**
 * The page that visitors see on `/` (landing.1). The build renders it to plain markup, so it has
 * plain links, no state and no handlers; `enhanceLanding` adds the motion.
 */
export function Landing() {
  return (
    <>
      <main id="main" className="overflow-x-clip">
        <Hero />
        <FeedPreview />
        <Features />
        <WhyChoose />
        <JoinBlock />
      </main>
      <LandingFooter />
    </>
  );
}
