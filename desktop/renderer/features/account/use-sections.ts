import { useEffect, useState } from "react";
import { settingsHeading } from "../../ui/layout/settings-heading.ts";

interface Section {
  readonly id: string;
  readonly title: string;
}

/** The sections that are on the screen, as they come: some load later. */
export function useSections(): readonly Section[] {
  const [sections, setSections] = useState<readonly Section[]>([]);
  useEffect(() => {
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

/** The last section whose heading is above the middle of the window. */
export function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const read = () => {
      const middle = innerHeight / 2;
      const passed = sections.filter(({ id }) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < middle
      );
      setCurrent((passed.at(-1) ?? sections[0])?.id);
    };
    read();
    addEventListener("scroll", read, { passive: true });
    return () => removeEventListener("scroll", read);
  }, [sections]);
  return current;
}
