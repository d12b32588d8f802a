import { product } from "#shared/product.ts";

const link =
  "inline-flex min-h-11 items-center text-on-deep underline decoration-on-deep-quiet/50 underline-offset-4 hover:decoration-current";

/** Legal links and the current year (landing.1). */
export function LandingFooter() {
  return (
    <footer className="bg-deep text-body text-on-deep-quiet">
      <div className="mx-auto flex max-w-316 flex-wrap items-center gap-x-7 gap-y-1 px-6 py-6 sm:px-10">
        <p className="mr-auto max-sm:w-full">
          © <span data-current-year>{new Date().getFullYear()}</span> {product.name}
        </p>
        <a href="/terms" className={link}>Terms of Service</a>
        <a href="/privacy" className={link}>Privacy Policy</a>
        <a href="/rules" className={link}>House rules</a>
        <a href="/report" className={link}>Report something</a>
      </div>
    </footer>
  );
}
