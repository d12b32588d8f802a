import { t } from "@lingui/core/macro";
import { product } from "#shared/product.ts";
import { Features } from "./Features.tsx";
import { FeedPreview } from "./FeedPreview.tsx";
import { WhyChoose } from "./WhyChoose.tsx";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { LanguageLinks } from "../../lib/language/LanguageLinks.tsx";
import { showText } from "../../lib/language/show-text.ts";
import { Logo } from "../Logo.tsx";
import { DawnScene } from "./DawnScene.tsx";

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

const link =
  "inline-flex min-h-11 items-center text-on-deep underline decoration-on-deep-quiet/50 underline-offset-4 hover:decoration-current aria-current:no-underline";

/** Legal links and the current year (landing.1). */
export function LandingFooter() {
  return (
    <footer className="bg-deep text-body text-on-deep-quiet">
      <div className="mx-auto flex max-w-316 flex-wrap items-center gap-x-7 gap-y-1 px-6 py-6 sm:px-10">
        <p className="me-auto max-sm:w-full">
          © <span data-current-year>{new Date().getFullYear()}</span> {product.name}
        </p>
        <a href="/terms" className={link}>{t`Terms of Service`}</a>
        <a href="/privacy" className={link}>{t`Privacy Policy`}</a>
        <a href="/rules" className={link}>{t`House rules`}</a>
        <a href="/report" className={link}>{t`Report something`}</a>
        <LanguageLinks className="flex flex-wrap gap-x-5 max-sm:w-full" linkClass={link} />
      </div>
    </footer>
  );
}

/** 'Ready to Join Our Community?' before the footer (landing.1). */
function JoinBlock() {
  return (
    <section
      aria-labelledby="join"
      className="relative isolate bg-deep pt-8 pb-20 text-center text-on-deep sm:pb-24"
    >
      <Shore />
      <div className="mx-auto max-w-[40rem] px-6">
        <h2 id="join" className="text-section font-semibold">{t`Ready to Join Our Community?`}</h2>
        <p className="mt-3 text-lead text-balance text-on-deep-quiet">
          {t`It takes a minute and costs nothing. Come as you are, stay as long as it does you good.`}
        </p>
        <a
          href="/register"
          data-warm-up
          className={getButtonClass("inverse", "lg", "mt-8")}
        >
          {t`Get Started Free`}
        </a>
      </div>
    </section>
  );
}

function Shore() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 150"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-full -z-10 -mb-px h-24 w-full sm:h-36"
    >
      <path
        className="fill-hill-2/60"
        d="M-400 110C-180 50 40 40 260 70s380 50 560 30 330-80 560-84 300 30 500 60v90H-400z"
      />
      <path
        className="fill-hill-4/80"
        d="M-400 130c220-50 440-60 640-30s420 46 640 22 380-62 580-50 240 20 420 40v60H-400z"
      />
      <path className="fill-deep" d="M-400 140c260-30 520-30 760-14s460 24 700 4 440-30 780-4v40H-400z" />
    </svg>
  );
}

/** Name, tagline and the two ways in, on a morning sky. */
function Hero() {
  return (
    <section className="relative isolate flex min-h-[min(100svh,60rem)] flex-col overflow-hidden bg-linear-to-b from-paper from-10% via-sky-1 via-40% to-sky-2 to-80% pb-[min(46svh,26rem)]">
      <DawnScene />
      <header className="mx-auto flex w-full max-w-316 items-center justify-between px-6 py-5 sm:px-10">
        <Logo size={36} />
        <a
          href="#why"
          className="inline-flex min-h-11 items-center text-body font-medium text-ink no-underline hover:underline"
        >
          {t`Why ${{ product: product.name }}`}
        </a>
      </header>
      <div className="mx-auto mt-[min(5svh,3.5rem)] w-full max-w-316 px-6 sm:px-10">
        <TypedName />
        <p className="mt-4 text-section font-medium text-ink">{showText(product.tagline)}</p>
        <p className="mt-3 max-w-[34rem] text-lead text-pretty text-ink/80">
          {t`An AI-powered, safe place to share what does you good, to listen, and to be heard.`}
        </p>
        <div data-warm-up className="mt-7 flex flex-wrap gap-3">
          <a href="/register" className={getButtonClass("primary", "lg")}>{t`Join Today`}</a>
          <a href="/login" className={getButtonClass("secondary", "lg")}>{t`Sign In`}</a>
        </div>
      </div>
    </section>
  );
}

/**
 * The name that `typeName` types (landing.1). The untyped rest keeps its place invisibly, so
 * nothing moves. Without scripts, and when less motion is preferred, the whole name shows.
 */
function TypedName() {
  return (
    <h1 aria-label={product.name} className="text-hero font-semibold text-ink">
      <span aria-hidden="true" dir="ltr" data-typed-name className="whitespace-nowrap">
        <span data-typed />
        <span
          data-caret
          className="relative transition-opacity duration-700 noscript:opacity-0 motion-reduce:opacity-0"
        >
          <span className="absolute top-[0.18em] inset-s-[0.03em] h-[0.86em] w-[0.045em] rounded-full bg-dawn" />
        </span>
        <span data-untyped className="opacity-0 noscript:opacity-100 motion-reduce:opacity-100">
          {product.name}
        </span>
      </span>
    </h1>
  );
}
