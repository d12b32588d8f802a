import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { product } from "#shared/product.ts";
import { BrandScene } from "./BrandScene.tsx";
import type { Elements } from "../../ui/elements.ts";

interface AuthLayoutProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: Elements;
  /** Links below a hairline. */
  readonly footer?: ReactNode;
  /** For panels that replace a form: the new title gets the focus. */
  readonly focusTitle?: boolean;
}

/** A card beside the brand scene; below it on narrow screens. */
export function AuthLayout({ title, intro, children, footer, focusTitle = false }: AuthLayoutProps) {
  const heading = useRef<HTMLHeadingElement>(null);
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
            <p className="hidden text-title text-balance text-ink lg:mt-1 lg:block">{product.tagline}</p>
          </div>
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-7 px-6 py-8 low:gap-4 low:py-4 sm:px-10 lg:justify-center lg:px-14 lg:py-11">
          <header>
            <h1 ref={heading} tabIndex={-1} className="text-heading font-semibold">{title}</h1>
            {intro && <p className="mt-1.5 text-quiet">{intro}</p>}
          </header>
          {children}
          {footer && <footer className="border-t border-hairline pt-5 text-quiet">{footer}</footer>}
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
