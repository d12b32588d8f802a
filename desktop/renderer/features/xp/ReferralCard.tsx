import { t } from "@lingui/core/macro";
import { earnings } from "#shared/xp/earnings.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { InviteButton } from "./InviteButton.tsx";

/** The invitation beside the feed. */
export function ReferralCard({ username }: { readonly username: string }) {
  return (
    <Card as="section" aria-labelledby="referral-title" className="p-5">
      <h2 id="referral-title" className="font-semibold">{t`Be a Reference`}</h2>
      <p className="mt-1 text-meta text-quiet">
        {t`Invite a friend. You get ${{ xp: String(earnings.referral.amount) }} XP each.`}
      </p>
      <InviteButton username={username} label={t`Invite`} className="mt-3" />
    </Card>
  );
}
