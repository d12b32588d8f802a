import { t } from "@lingui/core/macro";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Badge } from "#shared/members/badge-shapes.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { useShowInstead } from "./use-badges.ts";
import { showText } from "../../../lib/language/show-text.ts";

/** Shows a crown instead of the badge that is shown now, in one step (badges.7). */
export function ShowInstead({ badge }: { readonly badge: Badge }) {
  const showing = useShowInstead();
  return (
    <Button
      variant="secondary"
      size="sm"
      isLoading={showing.isPending}
      onClick={() => showing.mutate(badge)}
    >
      {t`Show ${{ badge: showText(badgeNames[badge.badgeType]) }} instead`}
    </Button>
  );
}
