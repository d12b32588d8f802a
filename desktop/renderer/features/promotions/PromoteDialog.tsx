import { plural, t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { waitingNotes } from "#shared/assistant/free-note.ts";
import { getBaseCost, isDuration, promotionRules } from "#shared/promotions/promotion-prices.ts";
import { durationText, formatHours, formatShortfall } from "#shared/promotions/promotion-texts.ts";
import type { Text } from "#shared/language/text.ts";
import { useWaits } from "../assistant/use-is-free.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { usePromote } from "./use-promote.ts";
import { showText } from "../../lib/language/show-text.ts";

const { defaultHours, hourPrice, leastHours, mostHours, viewPrice } = promotionRules;

interface PromoteDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
}

/**
 * Asks how long to promote a post, and shows the cost and the remaining balance. After words of
 * crisis it shows no price, and says that promoting waits (ai.26).
 */
export function PromoteDialog({ postId, onClose }: PromoteDialogProps) {
  const { user } = useSession();
  const waits = useWaits(postId);
  const [duration, setDuration] = useState(String(defaultHours));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const promotion = usePromote(postId, onClose);
  const typed = Number(duration);
  const hours = duration.trim() !== "" && isDuration(typed) ? typed : null;
  const xp = user?.xp ?? 0;
  const shortfall = hours === null ? null : formatShortfall(hours, xp);
  const isReady = waits === false && hours !== null && shortfall === null;
  const change = (value: string) => {
    setDuration(value);
    setKey(crypto.randomUUID());
  };
  const start = () => {
    if (isReady) promotion.mutate({ durationHours: hours, idempotencyKey: key });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Promote Your Post`}
      description={waits
        ? showText(waitingNotes.promotion)
        : t`Others see it in their feeds, labelled 'Promoted'.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{waits ? t`Close` : t`Cancel`}</Button>
          {!waits && (
            <Button type="submit" form="promote" disabled={!isReady} isLoading={promotion.isPending}>
              {t`Promote`}
            </Button>
          )}
        </>
      }
    >
      {waits === undefined && <Skeleton className="h-52 w-full" />}
      {waits === false && (
        <form
          id="promote"
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            start();
          }}
        >
          <TextField
            label={t`Duration in hours`}
            type="number"
            inputMode="numeric"
            min={leastHours}
            max={mostHours}
            step={1}
            value={duration}
            onChange={({ target }) => change(target.value)}
            hint={hours === null
              ? undefined
              : t`${leastHours} to ${plural(mostHours, { one: "# hour", other: "# hours" })}.`}
            error={hours === null ? showText(durationText) : undefined}
          />
          <Cost hours={hours} xp={xp} />
          <Terms shortfall={shortfall} onLeave={onClose} />
        </form>
      )}
    </Dialog>
  );
}

/** How hours are paid, or why the balance is too small. */
function Terms({ shortfall, onLeave }: { readonly shortfall: Text | null; readonly onLeave: () => void }) {
  return (
    <p role="status" className={`text-meta ${shortfall ? "font-medium text-danger" : "text-quiet"}`}>
      <span>
        {shortfall
          ? showText(shortfall)
          : t`You pay for each hour as it begins. The promotion stops when your XP runs out.`}
      </span>
      {shortfall && (
        <>
          {" "}
          <Link to="/shop" className="text-brand underline" onClick={onLeave}>{t`Get XP`}</Link>
        </>
      )}
    </p>
  );
}

/** Views are listed apart, since their number is unknown. */
function Cost({ hours, xp }: { readonly hours: number | null; readonly xp: number }) {
  const cost = hours === null ? null : getBaseCost(hours);
  return (
    <dl className="tabular rounded-control bg-wash px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-meta">
          <span>{`${hours === null ? t`Hours` : showText(formatHours(hours))} × ${hourPrice} XP`}</span>
          <span className="block text-quiet">{t`plus ${viewPrice} XP for each view`}</span>
        </dt>
        <dd className="text-lead font-semibold text-ink">{cost === null ? "–" : `${formatXp(cost)} XP`}</dd>
      </div>
      <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-2 text-meta">
        <dt>{t`Remaining of your ${{ xp: formatXp(xp) }} XP`}</dt>
        <dd className="text-ink">{cost === null || cost > xp ? "–" : `${formatXp(xp - cost)} XP`}</dd>
      </div>
    </dl>
  );
}
