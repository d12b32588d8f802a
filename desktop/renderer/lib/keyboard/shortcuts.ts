import { useLayoutEffect, useRef } from "react";
import { useCharacterKeys } from "./character-keys.ts";
import { matchShortcut, type Pending } from "./shortcut-keys.ts";

/** False leaves the key to the browser. */
type Handler = (event: KeyboardEvent) => void | false;
/**
 * Handlers by key: a character as typed (`j`, `?`), a named key (`Escape`), two in a row (`g h`),
 * or one with Alt (`Alt+ArrowUp`), which also works in text fields.
 */
type Shortcuts = Readonly<Record<string, Handler>>;

const layers = new Set<{ current: Shortcuts }>();
let pending: Pending | null = null;

/**
 * Binds keys while the component is mounted. The latest binding of a key wins; none work inside
 * text fields or dialogs.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const layer = useRef(shortcuts);
  // Before paint, so that a key pressed right away is not lost.
  useLayoutEffect(() => {
    layer.current = shortcuts;
  });
  useLayoutEffect(() => {
    if (layers.size === 0) addEventListener("keydown", onKeyDown);
    layers.add(layer);
    return () => {
      layers.delete(layer);
      if (layers.size === 0) removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

/** The keys that work now, for the help dialog. */
export function listBoundShortcuts(): ReadonlySet<string> {
  const bound = [...layers].flatMap((layer) => Object.keys(layer.current));
  return new Set(bound.filter(mayAct));
}

/** Whether a shortcut is not one of characters, or those act (keys.5). */
function mayAct(shortcut: string): boolean {
  return shortcut.split(" ").some((key) => key.length > 1) || useCharacterKeys.getState().areOn;
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || isBusy(event)) return;
  const match = matchShortcut(event, listBoundShortcuts(), pending, performance.now());
  pending = match.pending;
  if (match.shortcut === null) return;
  const shortcut = match.shortcut;
  const layer = [...layers].findLast(({ current }) => shortcut in current);
  if (layer?.current[shortcut]?.(event) !== false) event.preventDefault();
}

/** Whether the member types, presses a control, or has a dialog or menu open. */
function isBusy({ key, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return true;
  if (altKey || !(target instanceof HTMLElement)) return false;
  if (key === "Enter" && target.closest("a, button, summary, label")) return true;
  // In a select letters find an option.
  const typed = "input, textarea, [role=combobox], [role=listbox], [role=textbox]";
  return target.isContentEditable || target.closest(typed) !== null;
}
