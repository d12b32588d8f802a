import { lazy, Suspense } from "react";
import { useSupport } from "./support.ts";

const SupportCard = lazy(async () => ({ default: (await import("./SupportCard.tsx")).SupportCard }));

/** Where help is offered, whichever screen the member is on by then. Announced politely; never takes the focus. */
export function SupportHost() {
  const support = useSupport((state) => state.offered);
  return (
    <div role="status" className="fixed inset-x-3 top-18 z-40 mx-auto max-w-110 empty:hidden">
      {support && (
        <Suspense>
          <SupportCard support={support} />
        </Suspense>
      )}
    </div>
  );
}
