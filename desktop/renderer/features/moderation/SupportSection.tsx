import { useEffect, useState } from "react";
import { crisisSupport } from "#shared/moderation/crisis-support.ts";
import { announceToScreenReaders } from "../../lib/announce/announce-to-screen-readers.ts";
import { SupportCard } from "./SupportCard.tsx";
import { useOwnSupport } from "./use-own-support.ts";

/**
 * The card of help as a part of a page, above results or an answer, until it is dismissed there:
 * the directory of all countries at once, and the member's own lines when they arrive.
 */
export function SupportSection() {
  const [isDismissed, setDismissed] = useState(false);
  // A live region that begins with its content announces nothing.
  useEffect(() => announceToScreenReaders("You are not alone. Help lines are shown on this page."), []);
  return (
    <div role="status" aria-atomic="false">
      {!isDismissed && <OwnSupport onDismiss={() => setDismissed(true)} />}
    </div>
  );
}

function OwnSupport({ onDismiss }: { readonly onDismiss: () => void }) {
  const support = useOwnSupport(crisisSupport);
  // A choice is read from the cache.
  return <SupportCard support={support} onChange={() => {}} onDismiss={onDismiss} />;
}
