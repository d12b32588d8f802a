/** The first stop of the Tab key: straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        const main = document.querySelector<HTMLElement>("main");
        if (!main) return;
        event.preventDefault();
        main.tabIndex = -1;
        main.focus();
      }}
      className="sr-only z-60 rounded-full bg-brand px-5 py-2.5 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
