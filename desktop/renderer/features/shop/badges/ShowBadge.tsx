import { t } from "@lingui/core/macro";
import { useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { crownTypes, isActiveBadge } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { needsCrown } from "#shared/moderation/content-filter.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { ShowInstead } from "./ShowInstead.tsx";
import { useBadgeActs } from "./use-badges.ts";

interface ShowBadgeProps {
  readonly badge: Badge;
  readonly badges: readonly Badge[];
  readonly user: CurrentUser;
  readonly now: Date;
}

/** Activate or Deactivate. One badge is active at a time. */
export function ShowBadge({ badge, badges, user, now }: ShowBadgeProps) {
  const acts = useBadgeActs();
  const [isAsking, setAsking] = useState(false);
  const isShown = isActiveBadge(badge, now);
  const isCrown = crownTypes.some((type) => type === badge.badgeType);
  if (!isShown) {
    const hasActiveBadge = badges.some((one) => isActiveBadge(one, now));
    return (
      <>
        {hasActiveBadge && isCrown && <ShowInstead badge={badge} />}
        <Button
          variant="secondary"
          size="sm"
          disabled={hasActiveBadge}
          onClick={() => acts.mutate({ badge, act: "activate" })}
        >
          {hasActiveBadge ? t`Deactivate Current Badge First` : t`Activate`}
        </Button>
      </>
    );
  }
  const deactivate = () => {
    setAsking(false);
    acts.mutate({ badge, act: "deactivate" });
  };
  // The filters Low and None need an active crown, so the member is warned before losing theirs.
  const losesFilter = isCrown && user.moderationLevel !== null && needsCrown(user.moderationLevel);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => (losesFilter ? setAsking(true) : deactivate())}
      >
        {t`Deactivate`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        tone="primary"
        title={t`Deactivate your crown?`}
        body={t`Your content filter goes back to High, since Low and None need an active crown. Everything else lasts until the crown expires.`}
        confirmLabel={t`Deactivate`}
        onConfirm={deactivate}
      />
    </>
  );
}
