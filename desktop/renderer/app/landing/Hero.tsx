import { product } from "#shared/product.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { Logo } from "../Logo.tsx";
import { DawnScene } from "./DawnScene.tsx";
import { TypedName } from "./TypedName.tsx";

/** Name, tagline and the two ways in, on a morning sky. */
export function Hero() {
  return (
    <section className="relative isolate flex min-h-[min(100svh,60rem)] flex-col overflow-hidden bg-linear-to-b from-paper from-10% via-sky-1 via-40% to-sky-2 to-80% pb-[min(46svh,26rem)]">
      <DawnScene />
      <header className="mx-auto flex w-full max-w-316 items-center justify-between px-6 py-5 sm:px-10">
        <Logo size={36} />
        <a
          href="#why"
          className="inline-flex min-h-11 items-center text-body font-medium text-ink no-underline hover:underline"
        >
          Why {product.name}
        </a>
      </header>
      <div className="mx-auto mt-[min(5svh,3.5rem)] w-full max-w-316 px-6 sm:px-10">
        <TypedName />
        <p className="mt-4 text-section font-medium text-ink">{product.tagline}</p>
        <p className="mt-3 max-w-[34rem] text-lead text-pretty text-ink/80">
          An AI-powered, safe place to share what does you good, to listen, and to be heard.
        </p>
        <div data-warm-up className="mt-7 flex flex-wrap gap-3">
          <a href="/register" className={getButtonClass("primary", "lg")}>Join Today</a>
          <a href="/login" className={getButtonClass("secondary", "lg")}>Sign In</a>
        </div>
      </div>
    </section>
  );
}
