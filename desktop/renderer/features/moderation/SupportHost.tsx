import type { Support } from "#shared/moderation/crisis-support.ts";
import { SupportCard } from "./SupportCard.tsx";
import { dismissSupport, offerSupport, useSupport } from "./offered-support.ts";
import { useOwnSupport } from "./use-own-support.ts";

/**
 * Shows offered support on every screen. Announced politely, and never takes the focus: what
 * changes later is announced alone. The card is not loaded lazily, since support must not depend on
 * another script.
 */
export function SupportHost() {
  const offered = useSupport((state) => state.offered);
  return (
    <div
      role="status"
      aria-atomic="false"
      className="fixed inset-x-3 top-18 z-40 mx-auto max-w-110 empty:hidden"
    >
      {offered && <OfferedSupport offered={offered} />}
    </div>
  );
}

function OfferedSupport({ offered }: { readonly offered: Support }) {
  const support = useOwnSupport(offered);
  return <SupportCard isFloating support={support} onChange={offerSupport} onDismiss={dismissSupport} />;
}
