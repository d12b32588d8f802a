import { create } from "zustand";

const useEnded = create(() => ({ hasEnded: false }));

/** True once the session has ended on the open page: its screen shows 'Please Log In' (routes.5). */
export function useLogInNeeded(): boolean {
  return useEnded(({ hasEnded }) => hasEnded);
}

/** Outside components; the page that opens next begins anew. */
export function showLogInNeeded(hasEnded = true): void {
  useEnded.setState({ hasEnded });
}
