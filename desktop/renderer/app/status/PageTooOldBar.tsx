import { t } from "@lingui/core/macro";
import { useState } from "react";
import { product } from "#shared/product.ts";
import { useNeedsUpdate } from "../../lib/api/server-release.ts";
import { Button } from "../../ui/button/Button.tsx";
import { VersionBarFrame } from "../../ui/status/VersionBarFrame.tsx";
import { reloadIfReplaced } from "../reload-after-release.ts";

const details = {
  asked: t`Your drafts stay.`,
  same: t`It isn't available yet. Try again in a few minutes.`,
  unreachable: t`We couldn't reach the server. Check your connection and try again.`,
} as const;

/** Offers to reload a page that is older than its server, when it matters (api.16). */
export function PageTooOldBar() {
  const needsUpdate = useNeedsUpdate();
  const [isLater, setLater] = useState(false);
  const [detail, setDetail] = useState<keyof typeof details>("asked");
  if (!needsUpdate || isLater) return null;
  const reload = async () => {
    const outcome = await reloadIfReplaced();
    if (outcome !== "reloading") setDetail(outcome);
  };
  return (
    <VersionBarFrame
      action={<Button size="sm" onClick={() => void reload()}>{t`Reload`}</Button>}
      onLater={() => setLater(true)}
    >
      <p>{t`A new version of ${{ product: product.name }} is here`}</p>
      <p className="text-meta text-quiet">{details[detail]}</p>
    </VersionBarFrame>
  );
}
