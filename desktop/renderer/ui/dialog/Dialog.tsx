import { t } from "@lingui/core/macro";
import { Dialog as Radix } from "radix-ui";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { classNames } from "../class-names.ts";
import { X } from "../icons/x.ts";
import { useReturnFocus } from "./use-return-focus.ts";
import { readVisibleArea, watchVisibleArea } from "../../lib/window/visible-area.ts";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons. */
  footer?: ReactNode;
  /** Asks for a decision: no close button, and a click outside does not close it. */
  isAlert?: boolean;
  /** Back leaves it open, since it stands between two pages or has to be answered. */
  staysAtBack?: boolean;
  /** Gets the initial focus instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog; a bottom sheet on phones. It traps the focus, closes on Esc and Back, and returns
 * the focus. It never grows taller than the window: the part between title and buttons scrolls, and
 * in a very low window all of it.
 */
export function Dialog(
  { open, onOpenChange, title, description, children, footer, isAlert = false, ...more }: DialogProps,
) {
  const { staysAtBack = false, initialFocus } = more;
  useBackCloses(open && !staysAtBack, () => onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim">
          <DialogPlace isSheet={!isAlert}>
            <DialogContent
              isAlert={isAlert}
              initialFocus={initialFocus}
              hasDescription={Boolean(description)}
            >
              <div className="flex shrink-0 items-start justify-between gap-4 px-5 pt-5 pb-2 md:px-6 md:pt-6">
                <Radix.Title className={classNames("min-w-0 text-title font-semibold", !isAlert && "pt-1")}>
                  {title}
                </Radix.Title>
                {!isAlert && <Cross />}
              </div>
              <DialogBody>
                {description && (
                  <Radix.Description asChild>
                    <div className="text-body text-quiet">{description}</div>
                  </Radix.Description>
                )}
                {children && <div className={description ? "mt-4" : "mt-2"}>{children}</div>}
              </DialogBody>
              {footer && (
                <div className="flex shrink-0 flex-wrap justify-end gap-3 px-5 pt-5 md:px-6">{footer}</div>
              )}
            </DialogContent>
          </DialogPlace>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Places the dialog in the area not covered by the on-screen keyboard, the notch and rounded
 * corners.
 */
function DialogPlace({ isSheet, children }: { readonly isSheet: boolean; readonly children: ReactNode }) {
  return (
    <div
      style={useVisibleArea()}
      className={classNames(
        "absolute inset-0 flex justify-center",
        "pt-[max(0.75rem,env(safe-area-inset-top))]",
        "md:items-center md:px-6 md:py-[min(1.5rem,3dvh)]",
        isSheet
          ? "items-end pe-(--notch-end) ps-(--notch-start)"
          : "items-center px-[max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] pb-[max(0.75rem,env(safe-area-inset-bottom))]",
      )}
    >
      {children}
    </div>
  );
}

interface DialogContentProps {
  readonly isAlert: boolean;
  readonly hasDescription: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

function DialogContent({ isAlert, hasDescription, initialFocus, children }: DialogContentProps) {
  const focus = useReturnFocus(initialFocus);
  const stay = isAlert ? (event: Event) => event.preventDefault() : undefined;
  return (
    <Radix.Content
      {...focus}
      {...(hasDescription ? {} : { "aria-describedby": undefined })}
      role={isAlert ? "alertdialog" : "dialog"}
      onInteractOutside={stay}
      className={classNames(
        "flex max-h-full w-full animate-rise flex-col bg-float shadow-float md:rounded-card md:pb-6 very-low:overflow-y-auto very-low:overscroll-contain",
        isAlert
          ? "max-w-105 rounded-card pb-5"
          : "rounded-t-card pb-[max(1.25rem,env(safe-area-inset-bottom))] md:max-w-120",
      )}
    >
      {children}
    </Radix.Content>
  );
}

/** Without a tooltip, which would open with the initial focus. */
function Cross() {
  return (
    <Radix.Close
      aria-label={t`Close`}
      className="-mt-1 -me-2 flex size-9 shrink-0 items-center justify-center rounded-full text-quiet transition-colors hover:bg-wash hover:text-ink pointer-coarse:size-11"
    >
      <X size={20} aria-hidden="true" />
    </Radix.Close>
  );
}

/**
 * The area left while an on-screen keyboard covers a part of the window; undefined while nothing is
 * covered.
 */
function useVisibleArea(): CSSProperties | undefined {
  const area = useSyncExternalStore(watchVisibleArea, read);
  return useMemo(() => {
    if (area === null) return undefined;
    const [top, height] = area.split(" ").map(Number);
    return { top, height, bottom: "auto" };
  }, [area]);
}

/** A string, so that equal areas compare equal. */
function read(): string | null {
  const area = readVisibleArea();
  return area && `${area.top} ${area.height}`;
}

/**
 * The part between a dialog's title and buttons; it scrolls, also by keyboard, when the window is
 * too short.
 */
function DialogBody({ children }: { readonly children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    const { current } = body;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolling(current.scrollHeight > current.clientHeight));
    observer.observe(current);
    if (current.firstElementChild) observer.observe(current.firstElementChild);
    return () => observer.disconnect();
  }, []);
  // Some browsers scroll only a focused element by keyboard.
  const focus = isScrolling ? { tabIndex: 0 } : {};
  return (
    <div
      ref={body}
      data-dialog-body
      {...focus}
      className="relative min-h-0 overflow-y-auto overscroll-contain scroll-edges px-5 focus-visible:-outline-offset-2 md:px-6 very-low:shrink-0 very-low:overflow-visible"
    >
      <div className="pb-1">{children}</div>
    </div>
  );
}
