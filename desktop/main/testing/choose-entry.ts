import type { MenuItemConstructorOptions } from "electron";

/** Chooses an entry of a menu by its id or its label, wherever it is in it. Throws where there is none. */
export function chooseEntry(template: readonly MenuItemConstructorOptions[], name: string): void {
  const entry = flat(template).find(({ id, label }) => id === name || label === name);
  if (!entry) throw new Error(`The menu has no ${name}`);
  (entry.click as () => void)();
}

function flat(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...flat((item.submenu ?? []) as MenuItemConstructorOptions[])]);
}
