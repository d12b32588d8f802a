import { classNames } from "../class-names.ts";
import { Sparkles } from "../icons/sparkles.ts";

/** The label of a post whose text or image came from the assistant (ai.9). */
export function MadeWithAi({ className }: { readonly className?: string }) {
  return (
    <span className={classNames("flex items-center gap-1.5 text-meta text-quiet", className)}>
      <Sparkles size={14} aria-hidden="true" className="shrink-0" />
      Made with AI
    </span>
  );
}
