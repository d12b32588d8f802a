import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SyntheticEvent, useRef } from "react";
import { markPromotionTouched, trackPromotionEvent } from "./track-promotion-event.ts";
import { usePromotionView } from "./use-promotion-view.ts";

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
