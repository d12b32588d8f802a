import { Button } from "../../../../ui/button/Button.tsx";
import { writeCardNumber } from "./card-fields.ts";

/** Stripe's own test cards, so that the same numbers work with its test keys. */
const cards = [
  { number: "4242424242424242", effect: "succeeds" },
  { number: "4000000000000002", effect: "is declined" },
  { number: "4000002500003155", effect: "needs a second step" },
] as const;

interface PracticeCardsProps {
  readonly isDisabled: boolean;
  readonly onUse: (number: string) => void;
}

/** The practice till's card numbers, each with a button that fills the form. */
export function PracticeCards({ isDisabled, onUse }: PracticeCardsProps) {
  return (
    <div className="mt-6">
      <h3 className="text-meta font-semibold">Test cards</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {cards.map(({ number, effect }) => (
          <li key={number} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0 text-meta">
              <span className="tabular block text-ink">{writeCardNumber(number)}</span>
              <span className="text-quiet">{effect}</span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={isDisabled}
              aria-label={`Use the card that ${effect}`}
              onClick={() =>
                onUse(number)}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
