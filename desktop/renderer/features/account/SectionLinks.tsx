import { type MouseEvent, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { useCurrentSection, useSections } from "./use-sections.ts";

/** Links to each section of the screen, in a row that sticks below the top bar. */
export function SectionLinks() {
  const sections = useSections();
  const current = useCurrentSection(sections);
  const row = useRef<HTMLElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    const wanted = location.hash.slice(1);
    if (isShown.current || !sections.some(({ id }) => id === wanted)) return;
    isShown.current = true;
    showSection(wanted);
  }, [sections]);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (link && row.current) {
      row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
    }
  }, [current]);
  // Does not change the address, which would ask whether to leave unsaved changes.
  const goToSection = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    isShown.current = true;
    showSection(event.currentTarget.hash.slice(1));
  };
  if (sections.length === 0) return null;
  return (
    <nav
      ref={row}
      aria-label="Sections"
      className="sticky top-(--covered-top) z-20 low:static -mx-1 flex gap-1 overflow-x-auto bg-paper/92 px-1 py-2 backdrop-blur-md [scrollbar-width:none]"
    >
      {sections.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          onClick={goToSection}
          aria-current={id === current ? "location" : undefined}
          className={classNames(
            "inline-flex min-h-8 shrink-0 items-center rounded-full px-3 text-meta font-medium no-underline pointer-coarse:min-h-11",
            id === current ? "bg-brand-wash text-brand-strong" : "text-quiet hover:bg-wash hover:text-ink",
          )}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

function showSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
