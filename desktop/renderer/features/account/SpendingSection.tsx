import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatWholeDollars } from "../../lib/text/format-money.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { useSpendingWords } from "../shop/use-spending.ts";
import { useChangeSettings } from "./use-change-settings.ts";

/** The member's own spending limit and purchase pause (shop.6). */
export function SpendingSection({ user }: { readonly user: CurrentUser }) {
  return (
    <SettingsSection
      id="spending"
      title={t`Spending`}
      intro={t`How much you want to spend in the shop at most. Subscriptions you already have continue.`}
    >
      <div className="flex flex-col gap-5">
        <PausePurchases isPaused={user.purchasesPaused} />
        <SpendingLimit key={user.monthlySpendingLimit} limit={user.monthlySpendingLimit} />
      </div>
    </SettingsSection>
  );
}

function PausePurchases({ isPaused }: { readonly isPaused: boolean }) {
  const change = useChangeSettings();
  const chosen = change.isPending ? change.variables.purchasesPaused ?? isPaused : isPaused;
  return (
    <Checkbox
      label={
        <span>
          {t`Pause purchases`}
          <span className="block text-meta text-quiet">
            {t`The shop sells you nothing, for money or XP, until you turn this off.`}
          </span>
        </span>
      }
      checked={chosen}
      onChange={({ target }) => change.mutate({ purchasesPaused: target.checked })}
    />
  );
}

function SpendingLimit({ limit }: { readonly limit: number | null }) {
  const change = useChangeSettings();
  const [typed, setTyped] = useState(limit === null ? "" : String(limit));
  const wanted = parseSpendingLimit(typed);
  const words = useSpendingWords(null);
  const isRefused = typed.trim() !== "" && wanted === null;
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== null && wanted !== limit) change.mutate({ monthlySpendingLimit: wanted });
      }}
    >
      <div className="w-full">
        <TextField
          label={t`Monthly limit in dollars`}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          hint={limit === null
            ? t`No limit is set. A limit counts what you buy from the first of each month, UTC.`
            : words
            ? `${words.text} ${t`It counts from the first of each month, UTC.`}`
            : t`You can buy for at most ${{
              limit: formatWholeDollars(limit),
            }} a month, counted from the first of the month, UTC.`}
          error={isRefused ? t`A whole number from 1 to 100,000` : undefined}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          disabled={wanted === null || wanted === limit}
          isLoading={change.isPending && change.variables.monthlySpendingLimit !== null}
        >
          {t`Set limit`}
        </Button>
        {limit !== null && (
          <Button
            variant="quiet"
            isLoading={change.isPending && change.variables.monthlySpendingLimit === null}
            onClick={() => change.mutate({ monthlySpendingLimit: null })}
          >
            {t`Remove limit`}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Parses a typed limit in whole dollars; null unless it is from 1 to 100,000. */
export function parseSpendingLimit(typed: string): number | null {
  const digits = typed.trim().replace(/^\$/, "");
  if (!/^\d{1,6}$/.test(digits)) return null;
  const dollars = Number(digits);
  return dollars >= 1 && dollars <= 100_000 ? dollars : null;
}
