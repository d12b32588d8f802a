import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from "react";
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
  /** True to open tabs by Enter and not by focus, for a tab that asks before it is left. */
  isManual?: boolean;
  /** The row's own properties, e.g. of `useScrollingTabs`. */
  row?: Pick<ComponentProps<"div">, "ref" | "className">;
}

/**
 * Tabs by the pattern of the ARIA authoring guide: one stop of the Tab key, arrows, Home and End
 * between tabs. The first scripts of the feed have it, where Radix' tabs would be 3 KB more.
 */
export function Tabs<V extends string>(
  { label, tabs, value, onValueChange, isManual = false, row }: TabsProps<V>,
) {
  const id = useId();
  const open = (next: V) => {
    if (next !== value) onValueChange(next);
  };
  return (
    <div>
      <div
        role="tablist"
        aria-orientation="horizontal"
        aria-label={label}
        {...row}
        className={classNames(
          "flex gap-1 border-b border-hairline px-2 max-sm:gap-0 max-sm:px-0",
          row?.className,
        )}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel-${tab.value}`}
            data-state={tab.value === value ? "active" : "inactive"}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => open(tab.value)}
            onKeyDown={moveFocus}
            onFocus={() => isManual || open(tab.value)}
            className="relative min-h-11 rounded-control focus-visible:-outline-offset-4 px-4 max-sm:px-2.5 max-[24rem]:px-1.5 max-[24rem]:after:inset-x-1 text-body font-medium text-quiet transition-colors hover:text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full data-[state=active]:text-ink data-[state=active]:after:bg-brand"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          tabIndex={0}
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

/** The arrow keys, from the last tab to the first and back; a tab's focus opens it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const row = currentTarget.parentElement?.querySelectorAll<HTMLElement>("[role=tab]") ?? [];
  const tabs = [...row];
  const at = tabs.indexOf(currentTarget);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}
