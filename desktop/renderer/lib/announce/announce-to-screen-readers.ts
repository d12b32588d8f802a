import { create } from "zustand";

/** For the app's live region; other modules call `announceToScreenReaders`. */
export const useScreenReaderAnnouncement = create<{ text: string }>(() => ({ text: "" }));

/** Announces a text to screen readers, politely. */
export function announceToScreenReaders(text: string): void {
  useScreenReaderAnnouncement.setState({ text });
}
