import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { Elements } from "../elements.ts";
import { X } from "../icons/x.ts";

interface VersionBarFrameProps {
  readonly children: ReactNode;
  /** The action that the member can take. */
  readonly action?: Elements;
  readonly onLater: () => void;
}

/**
 * Announces a newer version in a corner, without covering anything the member needs; in a low
 * window above the page.
 */
export function VersionBarFrame({ children, action, onLater }: VersionBarFrameProps) {
  return (
    <aside
      aria-label={t`Update`}
      role="status"
      className="fixed inset-e-4 bottom-[calc(var(--covered-bottom)+1rem)] inset-s-4 z-50 flex animate-rise items-center gap-3 rounded-card border border-hairline bg-float py-3 pe-2 ps-5 shadow-float sm:inset-s-auto sm:max-w-md low:static low:m-2 low:ms-auto"
    >
      <div className="flex-1 text-body">{children}</div>
      {action}
      <button
        type="button"
        aria-label={t`Update later`}
        onClick={onLater}
        className="flex size-9 items-center justify-center rounded-full text-quiet hover:bg-wash hover:text-ink pointer-coarse:size-11"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
