import { useFileAnimation } from "./use-file-animation.ts";

/** Says before posting that an animation will be a still picture, and why (media.9). */
export function AnimationLoss({ image, className }: { readonly image: File; readonly className?: string }) {
  const loss = useFileAnimation(image)?.loss ?? null;
  return <p role="status" className={`text-meta text-quiet empty:hidden ${className ?? ""}`}>{loss}</p>;
}
