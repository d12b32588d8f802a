import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Delays of A§9: 700 ms to open, 300 ms in which the next one opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Radix.Provider delayDuration={700} skipDelayDuration={300}>{children}</Radix.Provider>;
}

/** Names a control for the pointer; the control still needs its own accessible name. */
export function Tooltip({ label, children }: { label: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-control bg-ink px-2.5 py-1.5 text-meta font-medium text-paper"
        >
          {label}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
