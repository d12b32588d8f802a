import { create } from "zustand";

/** Read by the live region of the app; everybody else calls `announce`. */
export const useAnnouncement = create<{ text: string }>(() => ({ text: "" }));

/** Says something to screen readers only, politely. */
export function announce(text: string): void {
  useAnnouncement.setState({ text });
}
