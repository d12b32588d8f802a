import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { StripeTest } from "#shared/shop/stripe-test-contract.ts";
import { CircleCheck } from "../../ui/icons/circle-check.ts";
import { CircleX } from "../../ui/icons/circle-x.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";

/** Shows whether the provider, its keys and its webhook were found. */
export function StripeTestSetup({ test }: { readonly test: StripeTest }) {
  const { keys, webhook, problem, isReachable } = test;
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lead font-semibold">{providerText(test)}</h2>
      <ul className="mt-2 divide-y divide-hairline">
        <Finding
          isGood={isReachable}
          name={isReachable ? t`The provider answers` : t`The provider does not answer`}
        >
          {problem}
        </Finding>
        {keys.map(({ name, isFound, hint }) => (
          <Finding key={name} isGood={isFound} name={name}>{isFound ? hint : t`Missing`}</Finding>
        ))}
        <Finding isGood={webhook.lastReceivedAt !== null && webhook.missing === 0} name={t`Webhook`}>
          <span>{webhook.url}</span>
          <span className="block">
            {webhook.lastReceivedAt === null ? <span>{t`No event has come yet.`}</span> : (
              <span key="last">
                <Trans>
                  Last event <RelativeTime at={webhook.lastReceivedAt} />.
                </Trans>
              </span>
            )} <span>{missingText(webhook.missing)}</span>
          </span>
        </Finding>
      </ul>
      <details className="mt-2 text-meta">
        <summary className="min-h-6 cursor-pointer font-medium text-brand">
          {t`Events to subscribe to`}
        </summary>
        <ul className="mt-1 font-mono text-quiet">
          {webhook.eventTypes.map((type) => <li key={type} className="wrap-anywhere">{type}</li>)}
        </ul>
      </details>
    </Card>
  );
}

function providerText({ provider, isLive }: StripeTest): string {
  if (provider === null) return t`Payments are not set up`;
  if (provider === "practice") return t`The practice till takes payments: no card is charged`;
  return isLive ? t`Stripe takes payments: cards are charged` : t`Stripe's test mode takes payments`;
}

function missingText(missing: number): string | null {
  if (missing === 0) return null;
  return plural(missing, {
    one: `${missing} event of the provider has not come.`,
    other: `${missing} events of the provider have not come.`,
  });
}

interface FindingProps {
  readonly isGood: boolean;
  readonly name: string;
  readonly children?: ReactNode;
}

function Finding({ isGood, name, children }: FindingProps) {
  const Icon = isGood ? CircleCheck : CircleX;
  return (
    <li className="flex gap-3 py-2.5">
      <Icon
        size={18}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isGood ? "text-success" : "text-danger"}`}
      />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <span className="sr-only">{`${isGood ? t`OK:` : t`Problem:`} `}</span>
          <span>{name}</span>
        </p>
        {children && <div className="text-meta wrap-anywhere text-quiet">{children}</div>}
      </div>
    </li>
  );
}
