import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
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

export function Tabs<V extends string>(
  { label, tabs, value, onValueChange, isManual = false, row }: TabsProps<V>,
) {
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onValueChange(next as V)}
      activationMode={isManual ? "manual" : "automatic"}
    >
      <Radix.List
        aria-label={label}
        {...row}
        className={classNames(
          "flex gap-1 border-b border-hairline px-2 max-sm:gap-0 max-sm:px-0",
          row?.className ?? "tight:flex-wrap",
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="relative min-h-11 rounded-control focus-visible:-outline-offset-4 px-4 max-sm:px-2.5 max-[24rem]:px-1.5 max-[24rem]:after:inset-x-1 text-body font-medium text-quiet transition-colors hover:text-ink after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full data-[state=active]:text-ink data-[state=active]:after:bg-brand"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => <Radix.Content key={tab.value} value={tab.value}>{tab.content}</Radix.Content>)}
    </Radix.Root>
  );
}
