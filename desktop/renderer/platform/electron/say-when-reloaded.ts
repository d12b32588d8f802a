import { product } from "#shared/product.ts";
import { toast } from "../../lib/announce/toast.ts";

/**
 * Says once that the page had stopped and was loaded again (desktop.6), as soon as the page is in
 * sight. Only members have drafts. Returns a function that gives up.
 */
export function sayWhenReloaded(isMember: boolean): () => void {
  const waiting = new AbortController();
  const say = (wasReloaded: boolean) => {
    if (!wasReloaded) return;
    toast({
      title: `${product.name} was reloaded`,
      description: isMember ? "The page had stopped. Your drafts are kept." : "The page had stopped.",
    });
  };
  const takeInSight = () => {
    if (document.visibilityState === "hidden") return;
    waiting.abort();
    // The app may be about to quit.
    window.glimmer.takeReloadNotice().then(say, () => undefined);
  };
  document.addEventListener("visibilitychange", takeInSight, { signal: waiting.signal });
  takeInSight();
  return () => waiting.abort();
}
