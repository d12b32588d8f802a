import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { recordPromotionView } from "#shared/promotions/contract.ts";
import { markPromotionTouched, trackPromotionEvent } from "./track-promotion-event.ts";
import { call } from "../../lib/api/call.ts";
import { runMutation } from "../../lib/cache/query-client.ts";

interface PromotedCardProps {
  readonly postId: string;
  readonly promotionId: string;
  /** The post's card. */
  readonly children: ReactNode;
}

/** Records that the card of a promoted post was seen and clicked. */
export function PromotedCard({ postId, promotionId, children }: PromotedCardProps) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  usePromotionView(box, promotionId);
  const trackTouch = ({ target }: SyntheticEvent) => {
    markPromotionTouched(postId, promotionId);
    if ((target as Element).closest("a")) trackPromotionEvent(client, postId, "postClick");
  };
  return (
    <div ref={box} onClickCapture={trackTouch} onAuxClickCapture={trackTouch}>
      {children}
    </div>
  );
}

/** How long half of a post must be in view for a view to count. */
const viewAfterMs = 2_000;

/**
 * Records one view per display once a promoted post was in view long enough in a visible tab
 * (promotions.4).
 */
function usePromotionView(shown: RefObject<HTMLElement | null>, promotionId: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const element = shown.current;
    if (!element) return;
    const ending = new AbortController();
    let isInSight = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restartViewTimer = () => {
      clearTimeout(timer);
      if (isInSight && document.visibilityState === "visible") {
        timer = setTimeout(reportView, viewAfterMs);
      }
    };
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      restartViewTimer();
    }, { threshold: 0.5 });
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      ending.abort();
    };
    const reportView = () => {
      stop();
      // A lost view needs no error message.
      runMutation(client, () => call(recordPromotionView, { params: { id: promotionId } })).catch(() => {});
    };
    observer.observe(element);
    document.addEventListener("visibilitychange", restartViewTimer, { signal: ending.signal });
    return stop;
  }, [client, shown, promotionId]);
}
