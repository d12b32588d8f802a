import { useRouter } from "@tanstack/react-router";

/** Goes back to where the profile was opened, or home when it is the tab's first screen. */
export function useLeaveProfile(): () => void {
  const router = useRouter();
  return () => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: "/" }));
}
