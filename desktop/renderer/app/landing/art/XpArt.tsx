/** A level as a rising sun: the arc is the progress made. */
export function XpArt() {
  return (
    <div className="relative flex h-full items-end justify-center bg-gold-wash/70">
      <svg viewBox="0 0 320 160" className="h-full" fill="none" strokeWidth="10" strokeLinecap="round">
        <path d="M50 150a110 110 0 0 1 220 0" className="stroke-gold/15" />
        <path d="M50 150A110 110 0 0 1 215 54.7" className="stroke-gold" />
        <circle cx="215" cy="54.7" r="9" className="fill-surface stroke-gold" strokeWidth="5" />
        <text
          x="160"
          y="128"
          textAnchor="middle"
          className="fill-gold text-[46px] font-semibold"
          stroke="none"
        >
          L14
        </text>
        <text
          x="160"
          y="149"
          textAnchor="middle"
          className="fill-quiet text-[12px] font-medium"
          stroke="none"
        >
          1,284 XP
        </text>
      </svg>
      <Chip className="top-3 left-4 sm:top-7 sm:left-[14%]">A kind reply +2</Chip>
      <Chip className="top-3 right-4 sm:top-16 sm:right-[11%]">A good post +5</Chip>
    </div>
  );
}

function Chip({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`absolute rounded-full border border-hairline bg-surface px-3 py-1 text-meta font-medium text-ink ${className}`}
    >
      {children}
    </span>
  );
}
