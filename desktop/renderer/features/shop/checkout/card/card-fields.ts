import { t } from "@lingui/core/macro";

/** A card as the form sends it. */
export interface Card {
  /** Digits only. */
  readonly number: string;
  /** `MM/YY` */
  readonly expiry: string;
  readonly cvc: string;
}

export type CardField = keyof Card;

/** Formats a typed number in groups of four, at most 19 digits. */
export function writeCardNumber(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, 19).replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** Formats a typed expiry as `MM / YY`. A first digit over 1 is a whole month. */
export function writeExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, "").replace(/^([2-9])/, "0$1").slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function writeCvc(typed: string): string {
  return typed.replace(/\D/g, "").slice(0, 4);
}

/** The card as it is sent, from the texts of the fields. */
export function parseCard(texts: Card): Card {
  const [month = "", year = ""] = texts.expiry.split("/");
  return {
    number: texts.number.replace(/\D/g, ""),
    expiry: `${month.trim()}/${year.trim()}`,
    cvc: texts.cvc.trim(),
  };
}

/** The problem with each field, by its name; empty when the card can be sent. @param now in ms */
export function findCardProblems(card: Card, now: number): Partial<Record<CardField, string>> {
  const problems: Partial<Record<CardField, string>> = {};
  if (!isCardNumber(card.number)) problems.number = t`Enter the whole card number.`;
  const expiry = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(card.expiry);
  if (!expiry) problems.expiry = t`Enter the month and year, like 12 / 34.`;
  // A card is good until its month ends.
  else if (Date.UTC(2000 + Number(expiry[2]), Number(expiry[1])) <= now) {
    problems.expiry = t`This card has expired.`;
  }
  if (!/^\d{3,4}$/.test(card.cvc)) problems.cvc = t`Enter the 3 or 4 digits.`;
  return problems;
}

/** Checks the length and the check digit (Luhn). */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
