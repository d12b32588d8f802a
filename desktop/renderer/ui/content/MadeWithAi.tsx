import { t } from "@lingui/core/macro";
import { classNames } from "../class-names.ts";
import { Sparkles } from "../icons/sparkles.ts";

/** The label of a post that the assistant had a part in, and of what models made (ai.9, ai.11). */
export function MadeWithAi({ className }: { readonly className?: string }) {
  return (
    <span className={classNames("flex items-center gap-1.5 text-meta text-quiet", className)}>
      <Sparkles size={14} aria-hidden="true" className="shrink-0" />
      {t`Made with AI`}
    </span>
  );
}
