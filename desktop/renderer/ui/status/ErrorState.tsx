import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import { Button } from "../button/Button.tsx";
import { RotateCw } from "../icons/rotate-cw.ts";

interface ErrorStateProps {
  title: string;
  body?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
}

/** Says what happened and offers Retry. Announced to screen readers. */
export function ErrorState({ title, body, onRetry, isRetrying, retryLabel = t`Retry` }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-6 py-14 text-center low:gap-2 low:py-4">
      <p className="text-lead font-semibold text-balance text-ink">{title}</p>
      {body && <p className="max-w-90 text-body text-balance text-quiet">{body}</p>}
      {onRetry && (
        <Button
          variant="secondary"
          className="mt-2"
          onClick={onRetry}
          isLoading={isRetrying}
          icon={<RotateCw size={16} aria-hidden="true" />}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
