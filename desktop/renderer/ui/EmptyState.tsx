import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: string;
  body?: ReactNode;
  /** One thing to do next. */
  action?: ReactNode;
  icon?: ReactNode;
}

export function EmptyState({ title, body, action, icon }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-14 text-center">
      {icon && <span className="text-quiet" aria-hidden="true">{icon}</span>}
      <p className="text-lead font-semibold text-balance text-ink">{title}</p>
      {body && <p className="max-w-90 text-body text-balance text-quiet">{body}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
