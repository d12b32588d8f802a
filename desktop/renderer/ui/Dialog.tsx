import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useGiveBackFocus } from "./use-give-back-focus.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/** A modal: traps focus, closes on Esc, gives focus back to what opened it. A bottom sheet on phones. */
export function Dialog({ open, onOpenChange, title, description, children, footer }: DialogProps) {
  const focus = useGiveBackFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 flex animate-appear items-end justify-center overflow-y-auto bg-scrim md:items-center md:p-6">
          <Radix.Content
            {...focus}
            {...(description ? {} : { "aria-describedby": undefined })}
            className="w-full animate-rise rounded-t-card bg-float p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float md:max-w-120 md:rounded-card md:p-6"
          >
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="pt-1 text-title font-semibold">{title}</Radix.Title>
              {/* No tooltip: Close takes the focus first, and would show it unasked. */}
              <Radix.Close
                aria-label="Close"
                className="-mt-1 -mr-2 flex size-9 shrink-0 items-center justify-center rounded-full text-quiet transition-colors hover:bg-wash hover:text-ink pointer-coarse:size-11"
              >
                <X size={20} aria-hidden="true" />
              </Radix.Close>
            </div>
            {description && (
              <Radix.Description className="mt-2 text-body text-quiet">{description}</Radix.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
            {footer && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
