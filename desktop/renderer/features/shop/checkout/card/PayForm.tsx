import { t } from "@lingui/core/macro";
import type { FormEvent } from "react";
import { checkoutPack } from "#shared/shop/xp-packs.ts";
import { Button } from "../../../../ui/button/Button.tsx";
import type { Elements } from "../../../../ui/elements.ts";
import { FormError } from "../../../../ui/form/FormError.tsx";
import type { PayFailure } from "./pay-failure.ts";
import { formatCents } from "../../../../lib/text/format-money.ts";

interface PayFormProps {
  readonly isPaying: boolean;
  readonly failure: PayFailure | null;
  readonly isDisabled?: boolean;
  readonly onPay: () => void;
  /** The fields of the card. */
  readonly children: Elements;
}

/** The frame of both card forms: fields, failure and button. */
export function PayForm({ isPaying, failure, isDisabled = false, onPay, children }: PayFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPay();
  };
  return (
    <form
      noValidate
      aria-label={t({ message: "Card", context: "payment" })}
      onSubmit={submit}
      className="flex flex-col gap-5"
    >
      {children}
      <FormError>
        {failure && (
          <>
            <p className="font-semibold">{failure.title}</p>
            <p className="font-normal">{failure.text}</p>
          </>
        )}
      </FormError>
      <Button type="submit" size="lg" disabled={isDisabled} isLoading={isPaying}>
        {t`Pay ${{ price: formatCents(checkoutPack.cents) }}`}
      </Button>
    </form>
  );
}
