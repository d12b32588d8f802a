import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { useShortcuts } from "../../lib/keyboard/shortcuts.ts";
import { SupportCard } from "./SupportCard.tsx";
import { dismissSupport, useSupport } from "./offered-support.ts";
import { cacheOfferedSupport, useOwnSupport } from "./use-own-support.ts";

/**
 * Shows offered support on every screen, until it is dismissed or Esc is pressed. It never takes
 * the focus; a sentence announces it politely, apart from the card, whose answers would be
 * repeated. The card is not loaded lazily, since support must not depend on another script.
 */
export function SupportHost() {
  const offered = useSupport((state) => state.offered);
  return (
    <>
      <div role="status" className="sr-only">
        {offered && t`You are not alone. Help lines are shown before the content of this page.`}
      </div>
      {offered && (
        <div className="fixed inset-x-3 top-[calc(var(--covered-top)+1rem)] z-40 bars-scroll:top-2 mx-auto max-w-110">
          <OfferedSupport offered={offered} />
        </div>
      )}
    </>
  );
}

function OfferedSupport({ offered }: { readonly offered: Support }) {
  const client = useQueryClient();
  useLayoutEffect(() => cacheOfferedSupport(client, offered), [client, offered]);
  useShortcuts({ Escape: dismissSupport });
  const support = useOwnSupport(offered);
  return <SupportCard isFloating support={support} onDismiss={dismissSupport} />;
}
