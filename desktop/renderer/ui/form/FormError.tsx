import type { ReactNode } from "react";

interface FormErrorProps {
  message?: string | null;
  /** Replaces `message` when it is more than a sentence. */
  children?: ReactNode;
}

/** The error of a form as a whole, announced when it appears. Renders nothing without content. */
export function FormError({ message, children }: FormErrorProps) {
  const content = children ?? message;
  return (
    <div role="alert" className="empty:hidden">
      {content && (
        <div className="rounded-control bg-danger-wash px-4 py-3 text-body font-medium text-danger">
          {content}
        </div>
      )}
    </div>
  );
}
