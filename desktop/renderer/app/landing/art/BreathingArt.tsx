const radii = [150, 118, 88, 60];

/** Slow rings around a low sun: one breath. */
export function BreathingArt() {
  return (
    <div className="h-full bg-dawn-wash/70">
      <svg viewBox="0 0 480 192" preserveAspectRatio="xMidYMax slice" className="size-full">
        {radii.map((radius, i) => (
          <circle key={radius} cx="240" cy="168" r={radius} className="fill-dawn" opacity={0.07 + i * 0.05} />
        ))}
        <circle cx="240" cy="168" r="36" className="fill-dawn" />
        <path d="M-40 168h560v40H-40z" className="fill-surface" />
        <path d="M150 168h180" className="stroke-dawn" strokeWidth="3" strokeLinecap="round" />
        <path d="M184 179h112" className="stroke-dawn" strokeWidth="3" strokeLinecap="round" opacity="0.6" />
      </svg>
    </div>
  );
}
