import { t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { SupportCard } from "./SupportCard.tsx";
import { crisisSupport, useOwnSupport } from "./use-own-support.ts";

/**
 * The card of help above results, when what was looked for asks for it (moderation.11). Its `key`
 * is what was looked for, so that a dismissed card returns with the next search.
 */
export function HelpFirst({ isWanted }: { readonly isWanted: boolean }) {
  return isWanted && (
    <div className="mb-4">
      <SupportSection />
    </div>
  );
}

/**
 * The card of help as a part of a page, above results or an answer, until it is dismissed there:
 * the directory of all countries at once, and the member's own lines when they arrive.
 */
export function SupportSection() {
  const [isDismissed, setDismissed] = useState(false);
  // A short sentence: the card as a live region would repeat every answer that opens.
  useEffect(() => announceToScreenReaders(t`You are not alone. Help lines are shown on this page.`), []);
  return !isDismissed && <OwnSupport onDismiss={() => setDismissed(true)} />;
}

function OwnSupport({ onDismiss }: { readonly onDismiss: () => void }) {
  const support = useOwnSupport(crisisSupport);
  return <SupportCard support={support} onDismiss={onDismiss} />;
}
