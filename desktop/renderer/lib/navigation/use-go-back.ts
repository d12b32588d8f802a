import { type LinkProps, useRouter } from "@tanstack/react-router";
import { goBackFrom } from "./back-closes.ts";

/**
 * Goes back by a page; where the page is the first of its tab, another takes its place: home, or
 * the one that is given.
 */
export function useGoBack(otherwise: LinkProps = { to: "/" }): () => void {
  const router = useRouter();
  return () => {
    if (router.history.canGoBack()) void goBackFrom(router.history);
    else void router.navigate({ ...otherwise, replace: true });
  };
}
