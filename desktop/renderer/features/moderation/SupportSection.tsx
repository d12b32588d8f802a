import { crisisSupport } from "#shared/moderation/crisis-support.ts";
import { SupportCard } from "./SupportCard.tsx";

/** The card of help as a part of a page, above results or an answer. */
export function SupportSection() {
  return <SupportCard support={crisisSupport} />;
}
