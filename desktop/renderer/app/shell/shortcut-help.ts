import { create } from "zustand";

export const useShortcutHelp = create<{ isOpen: boolean }>(() => ({ isOpen: false }));

export function openShortcutHelp(): void {
  useShortcutHelp.setState({ isOpen: true });
}

export function closeShortcutHelp(): void {
  useShortcutHelp.setState({ isOpen: false });
}
