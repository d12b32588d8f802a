import type { ReactNode } from "react";

/** How it went: an icon and what there is to say. */
export function Outcome({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="flex items-start gap-3">
      <span className="mt-px shrink-0">{icon}</span>
      <div className="min-w-0 pt-0.5">{children}</div>
    </div>
  );
}
