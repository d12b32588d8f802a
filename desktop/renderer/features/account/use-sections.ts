import { useEffect, useLayoutEffect, useState } from "react";
import { settingsHeading } from "../../ui/layout/settings-heading.ts";

interface Section {
  readonly id: string;
  readonly title: string;
}

/** The sections on the screen, updated as lazy ones load. */
export function useSections(): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  // Before the first paint, so that the links do not appear a moment later.
  useLayoutEffect(() => {
    const read = () =>
      setSections((before) => {
        const now = [...document.querySelectorAll<HTMLElement>(settingsHeading)].map(({ id, innerText }) => ({
          id,
          title: innerText,
        }));
        const isSame = now.length === before.length && now.every(({ id }, n) => id === before[n]?.id);
        return isSame ? before : now;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.querySelector("main") ?? document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return sections;
}

/**
 * The section whose link was followed while its heading is in view; else the last one whose heading
 * is above the middle of the window.
 */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const isAbove = (place: number) => ({ id }: Section) => topOf(id) < place;
    const read = () => {
      // Short sections at the end never reach the middle of the window.
      const chosen = sections.find(({ id }) => id === document.activeElement?.id);
      const passed = sections.findLast(isAbove(innerHeight / 2)) ?? sections[0];
      setCurrent((chosen && topOf(chosen.id) > 0 && isAbove(innerHeight)(chosen) ? chosen : passed)?.id);
    };
    // Only for headings: pressing a link in the row focuses it, and the row must not move under the
    // pointer.
    const readOnFocus = ({ target }: FocusEvent) =>
      sections.some(({ id }) => id === (target as Element).id) && read();
    read();
    addEventListener("scroll", read, { passive: true });
    addEventListener("focusin", readOnFocus);
    return () => {
      removeEventListener("scroll", read);
      removeEventListener("focusin", readOnFocus);
    };
  }, [sections]);
  return current;
}

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
}
