import { SupportSection } from "./SupportSection.tsx";

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
