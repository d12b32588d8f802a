import { t } from "@lingui/core/macro";
import { useId } from "react";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import { X } from "../../ui/icons/x.ts";
import { LazyPart } from "../../ui/status/LazyPart.tsx";
import { HelpLines } from "./HelpLines.tsx";
import { ChevronDown } from "../../ui/icons/chevron-down.ts";

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
      aria-label={t`You are not alone`}
      className={classNames(
        "flex flex-col rounded-card border border-hairline",
        isFloating
          ? "max-h-[calc(100dvh-var(--covered-top)-var(--bottom-bar)-2.5rem)] animate-rise bg-float shadow-float bars-scroll:max-h-[calc(100dvh-6.5rem)]"
          : "bg-surface",
      )}
    >
      <div className="flex shrink-0 items-start gap-3 px-4 pt-4 pb-3 sm:px-5 sm:pt-5">
        <HeartHandshake size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-dawn-ink" />
        <p className="min-w-0 flex-1 text-lead font-semibold text-ink">{t`You are not alone`}</p>
        <IconButton
          label={t`Dismiss`}
          icon={<X size={18} aria-hidden="true" />}
          className="-mt-1.5 -me-1.5"
          onClick={onDismiss}
        />
      </div>
      <div className="min-h-0 space-y-4 overflow-y-auto overscroll-contain px-4 pb-4 sm:pe-5 sm:pb-5 sm:ps-13.5">
        <p className="text-body text-ink">{support.message}</p>
        {support.asksCountry && <CountryQuestion support={support} />}
        <HelpLines resources={support.resources} />
        {!support.asksCountry && <CountryQuestion support={support} />}
        <p className="text-meta text-quiet">{t`Only you see this.`}</p>
        <HelpBarriers />
        <Button variant="secondary" size="sm" onClick={onDismiss}>{t`Close`}</Button>
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

/** The fears that keep people from calling, and two sentences for each. */
const barriers = [
  {
    says: t`I can't pay for it`,
    answer:
      t`Talking with a crisis line costs nothing; at most the call itself has a price. They can also tell you where help near you costs little or nothing.`,
  },
  {
    says: t`It's not bad enough`,
    answer:
      t`You don't have to be in danger to call: listening early is what these lines are for. If it weighs on you today, that is enough.`,
  },
  {
    says: t`Someone might find out`,
    answer:
      t`Most lines don't ask for your name, and you decide what you tell. Their pages say what stays private, and when they would get help for someone in danger.`,
  },
  {
    says: t`It didn't help before`,
    answer:
      t`It takes courage to ask again after that. Another person, another line, or writing instead of talking can be quite different.`,
  },
] as const;

/**
 * One optional question, answered on the page: nothing is sent or stored (moderation.10).
 *
 * In a randomized trial among people in crisis on Koko, asking about barriers and answering them
 * was associated with 23% more use of crisis services (Jaroszewski, Morris and Nock 2019,
 * doi:10.1037/ccp0000389).
 */
function HelpBarriers() {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="font-semibold text-ink">{t`Is something holding you back?`}</p>
      <p className="text-meta text-quiet">{t`You can skip this. Nothing is sent or stored.`}</p>
      <div className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
        {barriers.map(({ says, answer }) => (
          // One answer is open at a time, and the browser announces which.
          <details key={says} name={id} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3 py-2 text-ink hover:bg-wash [&::-webkit-details-marker]:hidden">
              <span>{says}</span>
              <ChevronDown
                size={16}
                aria-hidden="true"
                className="shrink-0 text-quiet transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-3 pb-3 text-meta text-ink">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
