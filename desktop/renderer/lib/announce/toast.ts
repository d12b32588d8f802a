import { create } from "zustand";

/** A toast disappears after this time (client.4). */
export const toastDurationMs = 5_000;

/**
 * Below the top bar, since at the bottom a toast would cover the text being written or its send
 * button.
 */
export const toastPlace =
  "fixed inset-x-4 top-[calc(var(--covered-top)+0.75rem+env(safe-area-inset-top))] z-60 md:inset-e-6 md:inset-s-auto md:w-90 low:sm:inset-s-auto low:sm:w-90";

export interface Toast {
  title: string;
  description?: string;
  tone?: "default" | "danger" | "success";
  /** How long it stays; 5 s by default. */
  durationMs?: number;
  /** One action about it. */
  action?: { readonly label: string; readonly onSelect: () => void };
}

interface ToastState {
  /** `key` makes a repeated text a new toast. */
  current: (Toast & { key: number }) | null;
}

/** For the toast region; other modules call `toast`. */
export const useToastStore = create<ToastState>(() => ({ current: null }));

/** Replaces the current toast (client.4). */
export function toast(next: Toast): void {
  useToastStore.setState(({ current }) => ({ current: { ...next, key: (current?.key ?? 0) + 1 } }));
}

/** Removes the toast, unless another has replaced it. */
export function dismissToast(key: number): void {
  useToastStore.setState(({ current }) => (current?.key === key ? { current: null } : { current }));
}
