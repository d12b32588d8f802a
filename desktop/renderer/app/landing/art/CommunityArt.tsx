/** A short exchange of two speech bubbles. */
export function CommunityArt() {
  return (
    <div className="flex h-full flex-col justify-center gap-3 bg-wash px-8 sm:px-12">
      <Line initials="AO" tint="bg-gold text-surface">Slept well for the first time in weeks.</Line>
      <Line initials="JW" tint="bg-dawn-ink text-surface" isReply>That is lovely to hear.</Line>
      <Line initials="PK" tint="bg-brand text-on-brand" isReply>Tell us your secret?</Line>
    </div>
  );
}

function Line(
  { initials, tint, isReply = false, children }: {
    initials: string;
    tint: string;
    isReply?: boolean;
    children: string;
  },
) {
  return (
    <div className={`flex items-center gap-2.5 ${isReply ? "pl-10" : ""}`}>
      <span
        className={`flex size-8 shrink-0 items-center justify-center rounded-full text-[0.6875rem] font-semibold ${tint}`}
      >
        {initials}
      </span>
      <span className="rounded-card border border-hairline bg-surface px-3.5 py-1.5 text-meta text-ink">
        {children}
      </span>
    </div>
  );
}
