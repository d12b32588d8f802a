interface AnimationLossProps {
  readonly loss: string | null;
  readonly className?: string;
}

/** Says before posting that an animation will be a still picture, and why (media.9). */
export function AnimationLoss({ loss, className }: AnimationLossProps) {
  return <p role="status" className={`text-meta text-quiet empty:hidden ${className ?? ""}`}>{loss}</p>;
}
