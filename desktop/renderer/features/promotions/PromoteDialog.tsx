import { type ReactNode, useState } from "react";
import { baseCost, isDuration, neededBalance, promotionRules } from "#shared/promotions/rules.ts";
import { formatXp } from "../../lib/format.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { usePromote } from "./use-promote.ts";

const { defaultHours, hourPrice, leastHours, mostHours, viewPrice } = promotionRules;

interface PromoteDialogProps {
  readonly postId: string;
  readonly onClose: () => void;
}

/** How long to promote one's own post, and what that costs (A§5, A§9). */
export function PromoteDialog({ postId, onClose }: PromoteDialogProps) {
  const { user } = useSession();
  const [duration, setDuration] = useState(String(defaultHours));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const promotion = usePromote(postId, onClose);
  const hours = Number(duration);
  const isValid = duration.trim() !== "" && isDuration(hours);
  const xp = user?.xp ?? 0;
  const needed = neededBalance(isValid ? hours : leastHours);
  const isShort = xp < needed;
  const change = (value: string) => {
    setDuration(value);
    setKey(crypto.randomUUID());
  };
  const start = () => {
    if (isValid && !isShort) promotion.mutate({ durationHours: hours, idempotencyKey: key });
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Promote Your Post"
      description="It appears among the posts others read, labelled 'Promoted'."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form="promote"
            disabled={!isValid || isShort}
            isLoading={promotion.isPending}
          >
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
          hint={isValid ? `${leastHours} to ${mostHours} hours` : undefined}
          error={isValid ? undefined : `Choose between ${leastHours} and ${mostHours} hours`}
        />
        <dl className="tabular rounded-control bg-wash px-4 py-3 text-meta">
          <Row label={`${isValid ? hours : 0} × ${hourPrice} XP an hour`}>
            {formatXp(baseCost(isValid ? hours : 0))} XP
          </Row>
          <Row label="Each view">+ {viewPrice} XP</Row>
          <div className="mt-2 flex justify-between gap-4 border-t border-hairline pt-2 font-semibold text-ink">
            <dt>Your balance</dt>
            <dd>{formatXp(xp)} XP</dd>
          </div>
        </dl>
        <p role="status" className={`text-meta ${isShort ? "font-medium text-danger" : "text-quiet"}`}>
          {isShort
            ? `You need ${formatXp(needed)} XP to promote this long.`
            : "Hours are paid as they begin, views as they happen. It stops by itself when your XP runs out."}
        </p>
      </form>
    </Dialog>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt>{label}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}
