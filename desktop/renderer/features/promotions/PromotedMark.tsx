import { Megaphone } from "lucide-react";

/** Says why a post is here: somebody paid for it (decision 47). */
export function PromotedMark() {
  return (
    <p className="mb-2 flex items-center gap-2 text-meta text-quiet">
      <Megaphone size={16} aria-hidden="true" className="shrink-0" />
      Promoted
    </p>
  );
}
