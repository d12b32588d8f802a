import { cloneElement, type ReactNode, useDeferredValue, useId, useRef, useState } from "react";
import { hasFocusRing } from "../../lib/keyboard/last-input.ts";
import { useBackCloses } from "../../lib/navigation/back-closes.ts";
import { LazyOverlay } from "../dialog/LazyOverlay.tsx";
import { isPartLoaded, preloadPart } from "../status/LazyPart.tsx";
import type { MenuButtonProps, MenuPlace, MenuProps, MenuTrigger } from "./OpenMenu.tsx";

interface MenuControlProps<Module> {
  readonly trigger: MenuTrigger;
  /** What opens, as screen readers are told. */
  readonly popup?: "menu" | "dialog";
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
 * The control of a menu whose items are computed only when it opens, or when the keyboard reaches
 * it, since most menus of a list are never opened.
 */
export function MenuControl<Module>({ trigger, popup = "menu", load, children }: MenuControlProps<Module>) {
  const id = useId();
  const control = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  // The control responds in the next frame, even when the content takes long.
  const [hasContent, isContentOpen] = [useDeferredValue(isNear), useDeferredValue(isOpen)];
  const open = (isNowOpen: boolean) => {
    setNear(true);
    setOpen(isNowOpen);
  };
  const withdraw = () => {
    setNear(false);
    setOpen(false);
  };
  return (
    <span className="relative inline-flex">
      <Control
        trigger={trigger}
        ref={control}
        id={id}
        aria-haspopup={popup}
        aria-expanded={isOpen}
        // A failure shows when it opens.
        onPointerEnter={() => void preloadPart(load).catch(() => undefined)}
        // Radix focuses the first item of a menu that was there before the key which opened it.
        onFocus={({ currentTarget }) => hasFocusRing(currentTarget) && setNear(true)}
        // A second press before it has loaded still waits for it.
        onClick={() => open(!isOpen || !isPartLoaded(load))}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          open(true);
        }}
      />
      {hasContent && (
        <LazyOverlay load={load} isAhead={!isOpen} onClose={withdraw}>
          {(module) =>
            children(module, { controlId: id, control, isOpen: isContentOpen, onOpenChange: setOpen })}
        </LazyOverlay>
      )}
    </span>
  );
}

/** The trigger with what makes it the control of a menu. */
function Control({ trigger, ...given }: MenuButtonProps & { readonly trigger: MenuTrigger }) {
  return cloneElement(trigger, given);
}
