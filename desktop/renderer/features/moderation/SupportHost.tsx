import { SupportCard } from "./SupportCard.tsx";
import { useSupport } from "./offered-support.ts";

/**
 * Shows offered support on every screen. Announced politely, and never takes the focus. The card is
 * not loaded lazily, since support must not depend on another script.
 */
export function SupportHost() {
  const support = useSupport((state) => state.offered);
  return (
    <div role="status" className="fixed inset-x-3 top-18 z-40 mx-auto max-w-110 empty:hidden">
      {support && <SupportCard support={support} />}
    </div>
  );
}
