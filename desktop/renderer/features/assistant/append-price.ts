import { t } from "@lingui/core/macro";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";

const acts = { send: t`Send`, resend: t`Resend`, regenerate: t`Regenerate`, continue: t`Continue` };

/** Returns a button's words with the price in XP; null and 0 show none. */
export function appendPrice(act: keyof typeof acts, price: number | null): string {
  if (!price) return acts[act];
  const xp = formatXp(price);
  switch (act) {
    case "send":
      return t`Send for ${xp} XP`;
    case "resend":
      return t`Resend for ${xp} XP`;
    case "regenerate":
      return t`Regenerate for ${xp} XP`;
    case "continue":
      return t`Continue for ${xp} XP`;
  }
}
