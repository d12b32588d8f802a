import { create } from "zustand";

export const useShortcutHelp = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openShortcutHelp(): void {
  useShortcutHelp.setState({ isOpen: true });
}

export function closeShortcutHelp(): void {
  useShortcutHelp.setState({ isOpen: false });
}

/** What each key does, in the order of the help, which lists only the bound ones. */
export const shortcutTexts: readonly (readonly [shortcut: string, text: string])[] = [
  ["j", "Next in the list"],
  ["k", "Previous in the list"],
  ["ArrowUp", "Up in the list"],
  ["ArrowDown", "Down in the list"],
  ["Enter", "Open"],
  ["Alt+ArrowUp", "Previous conversation"],
  ["Alt+ArrowDown", "Next conversation"],
  ["l", "Like"],
  ["b", "Bookmark"],
  ["r", "Reply"],
  ["n", "New post"],
  ["/", "Search"],
  ["g h", "Go home"],
  ["g p", "Go to your profile"],
  ["?", "Show this help"],
];
