import { Link } from "@tanstack/react-router";
import { DropdownMenu } from "radix-ui";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names.ts";

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

export function Menu({ trigger, items, header, footer, align = "end" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 max-w-80 animate-rise rounded-card border border-hairline bg-float p-1.5 shadow-float"
        >
          {header}
          {items.map((item) => <Entry key={item.label} item={item} />)}
          {footer}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function Entry({ item }: { item: MenuItem }) {
  const look = classNames(
    "flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 text-body no-underline outline-none select-none",
    "data-highlighted:bg-wash pointer-coarse:min-h-11",
    item.tone === "danger" ? "text-danger" : "text-ink",
  );
  const body = (
    <>
      {item.icon && <span className="flex w-5 justify-center opacity-75" aria-hidden="true">{item.icon}
      </span>}
      {item.label}
    </>
  );
  return (
    <>
      {item.startsGroup && <DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-hairline" />}
      <DropdownMenu.Item asChild={Boolean(item.to)} className={look} onSelect={item.onSelect}>
        {item.to ? <Link to={item.to} className={look}>{body}</Link> : body}
      </DropdownMenu.Item>
    </>
  );
}
