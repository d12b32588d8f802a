import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  body?: ReactNode;
  /** One next action. */
  action?: ReactNode;
  icon?: ReactNode;
  /** True when more of the screen follows. */
  isPart?: boolean | undefined;
}

export function EmptyState({ title, body, action, icon, isPart = false }: EmptyStateProps) {
  return (
    <div
      className={`flex flex-col items-center px-6 text-center ${
        isPart ? "gap-1 py-6" : "gap-3 py-14 low:gap-2 low:py-4"
      }`}
    >
      {icon && <span className="text-quiet low:hidden" aria-hidden="true">{icon}</span>}
      <p className="text-lead font-semibold text-balance text-ink wrap-anywhere">{title}</p>
      {body && <p className="max-w-90 text-body text-balance text-quiet">{body}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
