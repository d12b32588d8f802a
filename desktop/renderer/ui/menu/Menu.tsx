import { Slot } from "radix-ui";
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { isPartLoaded } from "../status/LazyPart.tsx";
import type { OpenMenuProps } from "./OpenMenu.tsx";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** A path of the app; or else `onSelect`. */
  to?: string;
  onSelect?: () => void;
  tone?: "default" | "danger";
  /** Draws a line above the item. */
  startsGroup?: boolean;
}

export interface MenuProps {
  /** Must take a ref. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  header?: ReactNode;
  align?: "start" | "end";
  /** Loads the content where it is more than the items. */
  load?: () => Promise<{ OpenMenu: ComponentType<OpenMenuProps> }>;
}

/** Loads the open menu: once the page is idle, and at the latest when a control is approached. */
export const loadMenu = () => import("./OpenMenu.tsx");

/** A control that opens a menu. The menu's code loads when the control is approached. */
export function Menu({ trigger, load = loadMenu, ...content }: MenuProps) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const approach = () => setNear(true);
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    approach();
    setOpen(true);
  };
  const withdraw = () => {
    setNear(false);
    setOpen(false);
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
          // A second press before it has loaded still waits for it.
          setOpen(!isOpen || !isPartLoaded(load));
        }}
        onKeyDown={openByArrow}
      >
        {trigger}
      </Slot.Root>
      {isNear && (
        <LazyOverlay load={load} isAhead={!isOpen} onClose={withdraw}>
          {({ OpenMenu }) => (
            <OpenMenu {...content} controlId={id} control={control} isOpen={isOpen} onOpenChange={setOpen} />
          )}
        </LazyOverlay>
      )}
    </span>
  );
}
