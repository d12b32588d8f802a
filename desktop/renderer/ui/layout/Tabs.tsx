import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from "react";
import { getLineStep } from "../../lib/keyboard/line-step.ts";
import { pageDirection } from "../../lib/language/page-direction.ts";
import { classNames } from "../class-names.ts";

export interface Tab<V extends string> {
  value: V;
  label: string;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  /** The tab list's accessible name. */
  label?: string;
  tabs: readonly Tab<V>[];
  value: V;
  onValueChange: (value: V) => void;
  /** True to open tabs by Enter and not by arrow keys, for a tab that asks before it is left. */
  isManual?: boolean;
  /** The row's own properties, e.g. of `useScrollingTabs`. */
  row?: Pick<ComponentProps<"div">, "ref" | "className">;
}

/** Tabs with the open one in the tab order; arrow keys, Home and End reach the others. */
export function Tabs<V extends string>(
  { label, tabs, value, onValueChange, isManual = false, row }: TabsProps<V>,
) {
  const id = useId();
  const moveByKey = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const next = findNextTab(event, from, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
    if (!isManual) onValueChange(tab.value);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        {...row}
        className={classNames(
          "flex gap-1 border-b border-hairline px-2 max-sm:gap-0 max-sm:px-0",
          row?.className ?? "tight:flex-wrap",
        )}
      >
        {tabs.map((tab, at) => {
          const isOpen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-tab-${tab.value}`}
              aria-selected={isOpen}
              aria-controls={`${id}-${tab.value}`}
              tabIndex={isOpen ? 0 : -1}
              onClick={() => isOpen || onValueChange(tab.value)}
              onKeyDown={(event) => moveByKey(event, at)}
              className="relative min-h-11 rounded-control focus-visible:-outline-offset-4 px-4 max-sm:px-2.5 max-[24rem]:px-1.5 max-[24rem]:after:inset-x-1 text-body font-medium text-quiet transition-colors hover:text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full aria-selected:text-ink aria-selected:after:bg-brand"
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => {
        const isOpen = tab.value === value;
        return (
          <div
            key={tab.value}
            role="tabpanel"
            id={`${id}-${tab.value}`}
            aria-labelledby={`${id}-tab-${tab.value}`}
            tabIndex={0}
            hidden={!isOpen}
          >
            {isOpen && tab.content}
          </div>
        );
      })}
    </div>
  );
}

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Index of the tab that a key leads to from another; null for a key that leads to none. */
export function findNextTab(
  { key, altKey, ctrlKey, metaKey, shiftKey }: Key,
  from: number,
  count: number,
  direction = pageDirection,
): number | null {
  if (altKey || ctrlKey || metaKey || shiftKey) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = getLineStep(key, direction);
  return step === 0 ? null : (from + step + count) % count;
}
