import { t } from "@lingui/core/macro";
import { useLocation } from "@tanstack/react-router";
import { type FocusEvent, type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useCutEnds } from "../../ui/layout/use-cut-ends.ts";
import { useCurrentSection, useSections } from "./use-sections.ts";

/**
 * Links to each section of the screen: a list that sticks at their side from 1024 px on, below that
 * a row that sticks below the top bar.
 */
export function SectionLinks() {
  const sections = useSections();
  const current = useCurrentSection(sections);
  const wanted = useLocation({ select: ({ hash }) => hash });
  const list = useRef<HTMLUListElement>(null);
  const cutEnds = useCutEnds(list);
  const shown = useRef("");
  useEffect(() => {
    if (shown.current === wanted || !sections.some(({ id }) => id === wanted)) return;
    shown.current = wanted;
    showSection(wanted);
  }, [sections, wanted]);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (link && list.current) {
      const { clientWidth, clientHeight } = list.current;
      list.current.scrollLeft = link.offsetLeft - (clientWidth - link.offsetWidth) / 2;
      list.current.scrollTop = link.offsetTop - (clientHeight - link.offsetHeight) / 2;
    }
  }, [current]);
  // Does not change the address, which would ask whether to leave unsaved changes.
  const goToSection = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    shown.current = wanted;
    showSection(event.currentTarget.hash.slice(1));
  };
  return (
    <nav
      aria-label={t`Sections`}
      className="sticky top-(--covered-top) z-20 -mx-1 bg-paper/92 backdrop-blur-md low:max-lg:static lg:top-[calc(var(--covered-top)+1rem)] lg:mx-0 lg:bg-transparent lg:backdrop-blur-none"
    >
      <ul
        ref={list}
        data-cut={cutEnds}
        className="fade-cut-ends relative flex min-h-12 scroll-px-10 items-center gap-1 overflow-x-auto px-1 py-2 [scrollbar-width:none] lg:max-h-[calc(100dvh-var(--covered-top)-var(--covered-bottom)-2rem)] lg:flex-col lg:items-stretch lg:gap-0.5 lg:overflow-x-hidden lg:overflow-y-auto lg:mask-none lg:px-0 lg:py-1 lg:[scrollbar-width:thin]"
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              onClick={goToSection}
              onFocus={showFocused}
              aria-current={id === current ? "location" : undefined}
              className={classNames(
                "inline-flex min-h-8 items-center rounded-full px-3 text-meta font-medium no-underline focus-visible:-outline-offset-2 pointer-coarse:min-h-11",
                "lg:flex lg:min-h-9 lg:rounded-control lg:py-1.5 lg:text-body",
                id === current
                  ? "bg-brand-wash text-brand-strong forced-colors:underline"
                  : "text-quiet hover:bg-wash hover:text-ink",
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Browsers leave a link that is half in view as it is. One that is pressed must not move. */
function showFocused({ currentTarget }: FocusEvent<HTMLAnchorElement>): void {
  if (currentTarget.matches(":focus-visible")) {
    currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}

function showSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
