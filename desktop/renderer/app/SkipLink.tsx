import { focusMain } from "./focus-main.ts";

/** The first stop of the Tab key: straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        focusMain();
      }}
      className="sr-only z-60 rounded-full bg-brand px-5 py-2.5 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
