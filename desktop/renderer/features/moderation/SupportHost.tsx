import { SupportCard } from "./SupportCard.tsx";
import { useSupport } from "./offered-support.ts";

/**
 * Where help is offered, whichever screen the member is on by then. Announced politely; never takes the focus. The card is not a lazy
 * part: help must not depend on another script.
 */
export function SupportHost() {
  const support = useSupport((state) => state.offered);
  return (
    <div role="status" className="fixed inset-x-3 top-18 z-40 mx-auto max-w-110 empty:hidden">
      {support && <SupportCard support={support} />}
    </div>
  );
}
