import { SupportSection } from "./SupportSection.tsx";

/** The card of help above results, when what was looked for asks for it (moderation.11). */
export function HelpFirst({ isWanted }: { readonly isWanted: boolean }) {
  return isWanted && (
    <div className="mb-4">
      <SupportSection />
    </div>
  );
}
