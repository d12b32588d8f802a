import { t } from "@lingui/core/macro";
import { Toast as Radix } from "radix-ui";
import { Button } from "../button/Button.tsx";
import { classNames } from "../class-names.ts";
import {
  dismissToast,
  type Toast,
  toastDurationMs,
  toastPlace,
  useToastStore,
} from "../../lib/announce/toast.ts";
import { X } from "../icons/x.ts";

const bars: Record<NonNullable<Toast["tone"]>, string> = {
  default: "before:bg-brand",
  success: "before:bg-success",
  danger: "before:bg-danger",
};

/**
 * Renders the toast; announced politely, or assertively when it is an error. F8
 * moves the focus to it.
 */
export function ToastRegion() {
  const current = useToastStore((state) => state.current);
  return (
    <Radix.Provider duration={toastDurationMs} swipeDirection="up">
      {current && (
        <Radix.Root
          key={current.key}
          type={current.tone === "danger" ? "foreground" : "background"}
          duration={current.durationMs ?? toastDurationMs}
          onOpenChange={(open) => !open && dismissToast(current.key)}
          className={classNames(
            "relative flex animate-appear items-start gap-3 overflow-hidden rounded-card border border-hairline bg-float py-3 pe-2 ps-5 shadow-float",
            "before:absolute before:inset-y-0 before:inset-s-0 before:w-1",
            bars[current.tone ?? "default"],
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <Radix.Title className="text-body font-semibold text-ink">{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className="mt-0.5 text-body text-quiet">
                {current.description}
              </Radix.Description>
            )}
            {current.action && (
              <Radix.Action altText={current.action.label} asChild>
                <Button variant="secondary" size="sm" className="mt-2" onClick={current.action.onSelect}>
                  {current.action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close
            aria-label={t`Dismiss`}
            className="flex size-8 items-center justify-center rounded-full text-quiet hover:bg-wash hover:text-ink pointer-coarse:size-11"
          >
            <X size={16} aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport className={`${toastPlace} m-0 list-none p-0 outline-none`} />
    </Radix.Provider>
  );
}
