import { X } from "lucide-react";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { LazyPart, type LazyPartFailure } from "../../ui/status/LazyPart.tsx";
import { dismissSupport, useSupport } from "./support.ts";

const loadCard = () => import("./SupportCard.tsx");

/** Shows the offered help on any screen. Announced politely; never takes the focus. */
export function SupportHost() {
  const support = useSupport((state) => state.offered);
  return (
    <div role="status" className="fixed inset-x-3 top-18 z-40 mx-auto max-w-110 empty:hidden">
      {support && (
        <LazyPart load={loadCard} failure={offerAgain}>
          {({ SupportCard }) => <SupportCard support={support} />}
        </LazyPart>
      )}
    </div>
  );
}

/** The offer stays when its code fails to load, since nothing opens it a second time. */
const offerAgain: LazyPartFailure = (retry, isRetrying) => (
  <section
    aria-label="You are not alone"
    className="relative animate-rise rounded-card border border-hairline bg-float shadow-float"
  >
    <ErrorState
      title="You are not alone"
      body="We couldn't load who you can turn to. Check your connection and try again."
      isRetrying={isRetrying}
      onRetry={retry}
    />
    <IconButton
      label="Dismiss"
      icon={<X size={18} aria-hidden="true" />}
      className="absolute top-2 right-2"
      onClick={dismissSupport}
    />
  </section>
);
