import { EventEmitter } from "node:events";
import type { MenuItemConstructorOptions } from "electron";
import { vi } from "vitest";

/** Clicks the entry with this id or label, in any submenu. Throws when there is none. */
export function chooseEntry(template: readonly MenuItemConstructorOptions[], name: string): void {
  const entry = flattenMenu(template).find(({ id, label }) => id === name || label === name);
  if (!entry) throw new Error(`The menu has no ${name}`);
  (entry.click as () => void)();
}

/** Returns the entries of a menu with those of its submenus. */
export function flattenMenu(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((
    item,
  ) => [item, ...flattenMenu((item.submenu ?? []) as MenuItemConstructorOptions[])]);
}

/** Electron's `Tray`, with the menu it shows. */
export class FakeTray extends EventEmitter {
  readonly icon: object;
  readonly setToolTip = vi.fn<(text: string) => void>();
  readonly setTitle = vi.fn<(text: string) => void>();
  readonly setImage = vi.fn();
  readonly setContextMenu = vi.fn<(menu: { template: MenuItemConstructorOptions[] }) => void>();
  readonly destroy = vi.fn();

  constructor(icon: object) {
    super();
    this.icon = icon;
  }

  private menu(): MenuItemConstructorOptions[] {
    return this.setContextMenu.mock.lastCall?.[0].template ?? [];
  }

  labels(): unknown[] {
    return this.menu().map(({ label }) => label);
  }

  /** Clicks an entry of the current menu. */
  choose(id: string): void {
    chooseEntry(this.menu(), id);
  }
}
