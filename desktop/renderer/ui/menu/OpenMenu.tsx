import { Link } from "@tanstack/react-router";
import { DropdownMenu } from "radix-ui";
import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useRef,
} from "react";
import { classNames } from "../class-names.ts";
import type { Elements } from "../elements.ts";
import { useLeavePopup } from "./use-leave-popup.ts";

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  /** At the end of the row, such as a count. */
  aside?: ReactNode;
  /** A path of the app, instead of `onSelect`. */
  to?: string;
  onSelect?: () => void;
  tone?: "default" | "danger";
  /**
   * Puts the focus where what it opened wants it, once the menu has closed, which may take focus
   * until then; otherwise the control gets it back.
   */
  focusAfter?: () => void;
  /** Draws a line above the item. */
  startsGroup?: boolean;
}

export type MenuButtonProps = HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;
/** A button that takes what the control of a menu is given. */
export type MenuTrigger = ReactElement<MenuButtonProps>;

export interface MenuProps {
  trigger: MenuTrigger;
  items: readonly MenuItem[];
  align?: "start" | "end";
}

/** The control of a menu, and whether it is open. */
export interface MenuPlace {
  readonly controlId: string;
  readonly control: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export interface OpenMenuProps extends MenuPlace, Omit<MenuProps, "trigger"> {
  readonly header?: Elements;
  readonly footer?: Elements;
}

/** The open menu. It is anchored to an empty box over its control, which stays the same element. */
export function OpenMenu(
  { controlId, control, isOpen, onOpenChange, items, header, footer, align = "end" }: OpenMenuProps,
) {
  const focusAfter = useRef<(() => void) | undefined>(undefined);
  const leaving = useLeavePopup(control, () => {
    const focus = focusAfter.current;
    focusAfter.current = undefined;
    focus?.();
    return focus !== undefined;
  });
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-labelledby={controlId}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...leaving}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,100vw-1rem)] min-w-[min(13rem,100vw-1rem)] animate-rise overflow-y-auto overscroll-contain rounded-card border border-hairline bg-float p-1.5 shadow-float"
        >
          {header}
          {items.map((item) => (
            <Entry
              key={item.label}
              item={item}
              onSelect={() => {
                focusAfter.current = item.focusAfter;
                item.onSelect?.();
              }}
            />
          ))}
          {footer}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const look = classNames(
    "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-body no-underline outline-none select-none",
    "data-highlighted:bg-wash pointer-coarse:min-h-11",
    item.tone === "danger" ? "text-danger" : "text-ink",
  );
  const body = (
    <>
      {item.icon && <span className="flex w-5 justify-center opacity-75" aria-hidden="true">{item.icon}
      </span>}
      <span>{item.label}</span>
      {item.aside && <span className="ms-auto">{item.aside}</span>}
    </>
  );
  return (
    <>
      {item.startsGroup && <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-hairline" />}
      <DropdownMenu.Item asChild={Boolean(item.to)} className={look} onSelect={onSelect}>
        {item.to ? <Link to={item.to} className={look}>{body}</Link> : body}
      </DropdownMenu.Item>
    </>
  );
}
