import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { baseCost, isDuration, promotionRules } from "#shared/promotions/promotion-prices.ts";
import { durationText, hoursText, shortfallText } from "#shared/promotions/promotion-texts.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { usePromote } from "./use-promote.ts";

const { defaultHours, hourPrice, leastHours, mostHours, viewPrice } = promotionRules;

interface PromoteDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
}

/** Asks how long to promote a post, and shows the cost and the remaining balance. */
export function PromoteDialog({ postId, onClose }: PromoteDialogProps) {
  const { user } = useSession();
  const [duration, setDuration] = useState(String(defaultHours));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const promotion = usePromote(postId, onClose);
  const typed = Number(duration);
  const hours = duration.trim() !== "" && isDuration(typed) ? typed : null;
  const xp = user?.xp ?? 0;
  const shortfall = hours === null ? null : shortfallText(hours, xp);
  const isReady = hours !== null && shortfall === null;
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
      title="Promote Your Post"
      description="Others see it in their feeds, labelled 'Promoted'."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Cancel</Button>
          <Button type="submit" form="promote" disabled={!isReady} isLoading={promotion.isPending}>
            Promote
          </Button>
        </>
      }
    >
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
          label="Duration in hours"
          type="number"
          inputMode="numeric"
          min={leastHours}
          max={mostHours}
          step={1}
          value={duration}
          onChange={({ target }) => change(target.value)}
          hint={hours === null ? undefined : `${leastHours} to ${mostHours} hours.`}
          error={hours === null ? durationText : undefined}
        />
        <Cost hours={hours} xp={xp} />
        <p role="status" className={`text-meta ${shortfall ? "font-medium text-danger" : "text-quiet"}`}>
          <span>
            {shortfall ?? "You pay for each hour as it begins. The promotion stops when your XP runs out."}
          </span>
          {shortfall && (
            <>
              {" "}
              <Link to="/shop" className="text-brand underline" onClick={onClose}>Get XP</Link>
            </>
          )}
        </p>
      </form>
    </Dialog>
  );
}

/** Views are listed apart, since their number is unknown. */
function Cost({ hours, xp }: { readonly hours: number | null; readonly xp: number }) {
  const cost = hours === null ? null : baseCost(hours);
  return (
    <dl className="tabular rounded-control bg-wash px-4 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-meta">
          <span>{`${hours === null ? "Hours" : hoursText(hours)} × ${hourPrice} XP`}</span>
          <span className="block text-quiet">{`plus ${viewPrice} XP for each view`}</span>
        </dt>
        <dd className="text-lead font-semibold text-ink">{cost === null ? "–" : `${formatXp(cost)} XP`}</dd>
      </div>
      <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-2 text-meta">
        <dt>{`Remaining of your ${formatXp(xp)} XP`}</dt>
        <dd className="text-ink">{cost === null || cost > xp ? "–" : `${formatXp(xp - cost)} XP`}</dd>
      </div>
    </dl>
  );
}
