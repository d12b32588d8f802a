import { Slot } from "radix-ui";
import {
  type KeyboardEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** An address of the app, or else `onSelect`. */
  to?: string;
  onSelect?: () => void;
  tone?: "default" | "danger";
  /** Draws a line above the item. */
  startsGroup?: boolean;
}

export interface MenuProps {
  /** The control that opens it; must take a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  header?: ReactNode;
  footer?: ReactNode;
  align?: "start" | "end";
}

/** Loads what opens; asked for as the page comes to rest, and at the latest when a control is approached. */
export const loadMenu = () => import("./OpenMenu.tsx");
const OpenMenu = lazy(async () => ({ default: (await loadMenu()).OpenMenu }));

/** A control with a menu of actions. Screens carry the control alone; the menu comes when the control is approached. */
export function Menu({ trigger, ...content }: MenuProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const approach = () => setNear(true);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <span className="relative inline-flex">
      <Slot.Root
        ref={control}
        id={id}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => {
          approach();
          setOpen(!isOpen);
        }}
        onKeyDown={openByArrow}
      >
        {trigger}
      </Slot.Root>
      {isNear && (
        <Suspense>
          <OpenMenu {...content} controlId={id} control={control} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  );
}
