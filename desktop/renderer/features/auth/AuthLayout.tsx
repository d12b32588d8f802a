import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { product } from "#shared/product.ts";
import { showText } from "../../lib/language/show-text.ts";
import { LanguageLinks } from "../../lib/language/LanguageLinks.tsx";
import { useSession } from "../../lib/session/session.ts";
import { footLinkClass } from "../../ui/layout/foot-link-class.ts";
import type { Elements } from "../../ui/elements.ts";

interface AuthLayoutProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: Elements;
  /** Links below a hairline. */
  readonly footer?: Elements;
  /** For panels that replace a form: the new title gets the focus. */
  readonly focusTitle?: boolean;
}

/** A card beside the brand scene; below it on narrow screens. */
export function AuthLayout({ title, intro, children, footer, focusTitle = false }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { user } = useSession();
  useEffect(() => {
    if (focusTitle) heading.current?.focus();
  }, [title, focusTitle]);

  return (
    <main id="main" className="flex min-h-dvh flex-col bg-paper md:items-center md:justify-center md:p-6">
      <div className="flex w-full flex-1 flex-col bg-surface md:max-w-130 md:flex-none md:overflow-hidden md:rounded-card md:border md:border-hairline lg:max-w-240 lg:flex-row">
        <div className="relative h-32 shrink-0 overflow-hidden low:max-lg:h-14 lg:h-auto lg:min-h-160 lg:w-95">
          <BrandScene />
          <div className="relative px-6 pt-4 low:max-lg:pt-1.5 sm:px-10 lg:px-9 lg:pt-8">
            <Link
              to="/"
              className="inline-flex min-h-11 items-center rounded-control text-title font-semibold text-ink"
            >
              {product.name}
            </Link>
            <p className="hidden text-title text-balance text-ink lg:mt-1 lg:block">
              {showText(product.tagline)}
            </p>
          </div>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-7 px-6 py-8 low:gap-4 low:py-4 sm:px-10 lg:justify-center lg:px-14 lg:py-11">
          <header>
            <h1 ref={heading} tabIndex={-1} className="text-heading font-semibold">{title}</h1>
            {intro && <p className="mt-1.5 text-quiet">{intro}</p>}
          </header>
          {children}
          {(footer || !user) && (
            <footer className="flex flex-col gap-4 border-t border-hairline pt-5 text-quiet">
              {footer}
              {/* A page opens in the language that its member has. */}
              {!user && (
                <LanguageLinks className="flex flex-wrap gap-x-4 text-meta" linkClass={footLinkClass} />
              )}
            </footer>
          )}
        </div>
      </div>
    </main>
  );
}

/** A link inside a sentence: underlined, not marked by colour alone. */
export const linkClass = "font-medium text-brand underline underline-offset-3 hover:text-brand-strong";

/** An icon with a text about the outcome. */
export function Outcome({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-px shrink-0">{icon}</span>
      <div className="min-w-0 pt-0.5">{children}</div>
    </div>
  );
}

/** The hills of the landing page at dawn; decorative. */
function BrandScene() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-64 w-full lg:h-full"
      viewBox="0 0 380 640"
      preserveAspectRatio="xMidYMax slice"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" className="[stop-color:var(--color-sky-1)]" />
          <stop offset="0.75" className="[stop-color:var(--color-sky-2)]" />
        </linearGradient>
        <radialGradient id="scene-glow">
          <stop offset="0" className="[stop-color:var(--color-sun)]" stopOpacity="0.9" />
          <stop offset="0.3" className="[stop-color:var(--color-sun)]" stopOpacity="0.35" />
          <stop offset="1" className="[stop-color:var(--color-sun)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="380" height="640" fill="url(#scene-sky)" />
      <circle cx="226" cy="474" r="170" fill="url(#scene-glow)" />
      <circle cx="226" cy="474" r="30" className="fill-sun" />
      <path className="fill-hill-1" d="M0 498c52-30 96-46 150-24s76 26 118 6 76-22 112-8v168H0z" />
      <path className="fill-hill-2" d="M0 516c70-30 122-26 186 0s128 26 194-14v138H0z" />
      <path className="fill-hill-3" d="M0 560c60-34 104-40 168-18s140 34 212-6v104H0z" />
      <path className="fill-hill-4" d="M0 590c86-30 150-22 214 0s110 20 166 0v50H0z" />
      <path className="fill-hill-5" d="M0 624c70-22 140-22 206-8s118 12 174-4v28H0z" />
    </svg>
  );
}
