import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { focusControl } from "../users/focus-user-rows.ts";
import { type Gift, holdMs } from "./gift-queue.ts";
import { describeGift, useGifts } from "./use-gifts.ts";

/**
 * The state of gifts: held ones with Undo, failed ones with Retry, and the sum of those that
 * arrived. The sum stays, so that no row below moves while the administrator clicks the next.
 */
export function GiftLines({ gifts }: { readonly gifts: readonly Gift[] }) {
  const given = gifts.filter(({ state }) => state === "given");
  const [first] = given;
  const sum = first && describeGift({ ...first, amount: sumAmounts(given) });
  const open = gifts.filter(({ state }) => state !== "given");
  return (
    <ul className="space-y-1">
      {sum && (
        <li className="flex min-h-8 items-center text-meta text-success">
          {t`Gave ${{ xp: sum.xp }} XP to ${{ name: sum.name }}`}
        </li>
      )}
      {open.map((gift) => (
        <li key={gift.key} className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-meta">
          {gift.state === "failed" ? <Failed gift={gift} /> : <Held gift={gift} />}
        </li>
      ))}
    </ul>
  );
}

function sumAmounts(gifts: readonly Gift[]): number {
  return gifts.reduce((sum, { amount }) => sum + amount, 0);
}

function Held({ gift }: { readonly gift: Gift }) {
  const { queue } = useGifts();
  const { xp, name } = describeGift(gift);
  const undo = () => {
    queue.undo(gift.key);
    focusControl(gift.member.id, `gift-${gift.amount}`);
    announceToScreenReaders(t`Undone: ${xp} XP to ${name}.`);
  };
  return (
    <>
      <span>{t`Giving ${xp} XP to ${name}`}</span>
      {gift.state === "held" && (
        <>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t`Undo ${xp} XP to ${name}`}
            data-control="undo"
            onClick={undo}
          >
            {t`Undo`}
          </Button>
          <SecondsLeft until={gift.clickedAt + holdMs} />
        </>
      )}
    </>
  );
}

function Failed({ gift }: { readonly gift: Gift }) {
  const { queue } = useGifts();
  const { xp, name } = describeGift(gift);
  const leave = (then: (key: string) => void) => {
    then(gift.key);
    focusControl(gift.member.id, `gift-${gift.amount}`);
  };
  return (
    <>
      <span role="alert" className="font-medium text-danger">
        {`${t`Failed to gift XP: ${xp} XP to ${name}.`} ${gift.problem ?? ""}`}
      </span>
      <span className="flex gap-2">
        {gift.canRetry && (
          <Button
            size="sm"
            variant="secondary"
            data-control="retry"
            aria-label={t`Retry ${xp} XP to ${name}`}
            onClick={() => leave((key) => queue.retry(key))}
          >
            {t`Retry`}
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-label={t`Dismiss ${xp} XP to ${name}`}
          data-control="dismiss"
          onClick={() => leave((key) => queue.discard(key))}
        >
          {t`Dismiss`}
        </Button>
      </span>
    </>
  );
}

/** Counts down silently, since screen readers announced the ten seconds at the click. */
function SecondsLeft({ until }: { readonly until: number }) {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(until)), 250);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span aria-hidden="true" className="tabular text-quiet">
      {t({ message: `${left} s`, comment: "Seconds that are left" })}
    </span>
  );
}

function secondsTo(until: number): number {
  return Math.max(0, Math.ceil((until - Date.now()) / 1000));
}
