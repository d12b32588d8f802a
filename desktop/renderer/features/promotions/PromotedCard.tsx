import { useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useRef } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import { PostCard } from "../posts/PostCard.tsx";
import { noteAct, touchPromoted } from "./note-act.ts";
import { usePromotionView } from "./use-promotion-view.ts";

interface PromotedCardProps {
  readonly post: Post;
  readonly promotionId: string;
  readonly position: number;
}

/** A promoted post among others: the same card, labelled, which records that it was seen and followed. */
export function PromotedCard({ post, promotionId, position }: PromotedCardProps) {
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  usePromotionView(box, promotionId);
  const touch = ({ target }: SyntheticEvent) => {
    touchPromoted(post.id, promotionId);
    if ((target as Element).closest("a")) noteAct(client, post.id, "postClick");
  };
  return (
    <div ref={box} onClickCapture={touch} onAuxClickCapture={touch}>
      <PostCard post={post} position={position} />
    </div>
  );
}
