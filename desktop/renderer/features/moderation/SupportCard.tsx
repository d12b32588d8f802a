import type { Support } from "#shared/moderation/crisis-support.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import { X } from "../../ui/icons/x.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { HelpBarriers } from "./HelpBarriers.tsx";
import { HelpLines } from "./HelpLines.tsx";

const loadCountry = () => import("./HelpCountry.tsx");

interface SupportCardProps {
  readonly support: Support;
  /** Floats above the page, whose bars stay in reach; scrolls inside. */
  readonly isFloating?: boolean;
  readonly onDismiss: () => void;
}

/** Help lines for the member alone. Stays until it is dismissed (moderation.10). */
export function SupportCard({ support, isFloating = false, onDismiss }: SupportCardProps) {
  return (
    <section
      aria-label="You are not alone"
      className={classNames(
        "flex flex-col rounded-card border border-hairline",
        isFloating
          ? "max-h-[calc(100dvh-var(--covered-top)-var(--bottom-bar)-2.5rem)] animate-rise bg-float shadow-float bars-scroll:max-h-[calc(100dvh-6.5rem)]"
          : "bg-surface",
      )}
    >
      <div className="flex shrink-0 items-start gap-3 px-4 pt-4 pb-3 sm:px-5 sm:pt-5">
        <HeartHandshake size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-dawn-ink" />
        <p className="min-w-0 flex-1 text-lead font-semibold text-ink">You are not alone</p>
        <IconButton
          label="Dismiss"
          icon={<X size={18} aria-hidden="true" />}
          className="-mt-1.5 -mr-1.5"
          onClick={onDismiss}
        />
      </div>
      <div className="min-h-0 space-y-4 overflow-y-auto overscroll-contain px-4 pb-4 sm:pr-5 sm:pb-5 sm:pl-13.5">
        <p className="text-body text-ink">{support.message}</p>
        {support.asksCountry && <CountryQuestion support={support} />}
        <HelpLines resources={support.resources} />
        {!support.asksCountry && <CountryQuestion support={support} />}
        <p className="text-meta text-quiet">Only you see this.</p>
        <HelpBarriers />
        <Button variant="secondary" size="sm" onClick={onDismiss}>Close</Button>
      </div>
    </section>
  );
}

/** Its place is kept. Without it the lines that are there stay. */
function CountryQuestion({ support }: { readonly support: Support }) {
  return (
    <div className="min-h-17">
      <LazyPart load={loadCountry} failure={() => null}>
        {({ HelpCountry }) => <HelpCountry support={support} />}
      </LazyPart>
    </div>
  );
}
