import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** As the variant `low` of base.css. */
const lowWindow = "(height < 30rem)";

/**
 * In a low window the bars scroll with the page. Shows the end of the page, where the composer
 * stands, when a screen that fills the window opens and when the window becomes low.
 */
export function useEndInView(isThere: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!isThere) return;
    const low = matchMedia(lowWindow);
    const showEnd = () => {
      if (low.matches) scrollTo({ top: document.documentElement.scrollHeight });
    };
    showEnd();
    low.addEventListener("change", showEnd);
    // After each navigation the router scrolls to the top.
    const unsubscribe = router.subscribe("onRendered", showEnd);
    return () => {
      low.removeEventListener("change", showEnd);
      unsubscribe();
    };
  }, [isThere, router]);
}
