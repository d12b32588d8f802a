import { create } from "zustand";

/** For the live region of the app; others call `announce`. */
export const useAnnouncement = create<{ text: string }>(() => ({ text: "" }));

/** Announces a text to screen readers, politely. */
export function announce(text: string): void {
  useAnnouncement.setState({ text });
}
