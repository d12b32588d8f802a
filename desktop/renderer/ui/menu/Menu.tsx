import { Slot } from "radix-ui";
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from "react";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { isPartLoaded } from "../status/LazyPart.tsx";
import type { MenuPlace, MenuProps } from "./OpenMenu.tsx";

interface MenuControlProps<Module> {
  /** Must take a ref. */
  readonly trigger: ReactElement;
  /** Loads the menu; must be the same function each time. */
  readonly load: () => Promise<Module>;
  readonly children: (module: Module, place: MenuPlace) => ReactNode;
}

/** Loads the open menu, once the page is idle or when the pointer or focus reaches a control. */
export const loadMenu = () => import("./OpenMenu.tsx");

/**
 * A control that opens a menu. The menu's code loads when the pointer or focus reaches the control.
 */
export function Menu({ trigger, ...content }: MenuProps) {
  return (
    <MenuControl trigger={trigger} load={loadMenu}>
      {({ OpenMenu }, place) => <OpenMenu {...content} {...place} />}
    </MenuControl>
  );
}

/**
 * The control of a menu whose items are computed only when the pointer or focus reaches it, since
 * most menus of a list are never opened.
 */
export function MenuControl<Module>({ trigger, load, children }: MenuControlProps<Module>) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  // The control responds in the next frame, even when the content takes long.
  const isContentOpen = useDeferredValue(isOpen);
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
          {(module) =>
            children(module, { controlId: id, control, isOpen: isContentOpen, onOpenChange: setOpen })}
        </LazyOverlay>
      )}
    </span>
  );
}
