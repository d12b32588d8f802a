/** The hills of the landing page at dawn; decorative. */
export function BrandScene() {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-64 w-full lg:h-full"
      viewBox="0 0 380 640"
      preserveAspectRatio="xMidYMax slice"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.1" className="[stop-color:var(--color-sky-1)]" />
          <stop offset="0.75" className="[stop-color:var(--color-sky-2)]" />
        </linearGradient>
        <radialGradient id="scene-glow">
          <stop offset="0" className="[stop-color:var(--color-sun)]" stopOpacity="0.9" />
          <stop offset="0.3" className="[stop-color:var(--color-sun)]" stopOpacity="0.35" />
          <stop offset="1" className="[stop-color:var(--color-sun)]" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="380" height="640" fill="url(#scene-sky)" />
      <circle cx="226" cy="474" r="170" fill="url(#scene-glow)" />
      <circle cx="226" cy="474" r="30" className="fill-sun" />
      <path className="fill-hill-1" d="M0 498c52-30 96-46 150-24s76 26 118 6 76-22 112-8v168H0z" />
      <path className="fill-hill-2" d="M0 516c70-30 122-26 186 0s128 26 194-14v138H0z" />
      <path className="fill-hill-3" d="M0 560c60-34 104-40 168-18s140 34 212-6v104H0z" />
      <path className="fill-hill-4" d="M0 590c86-30 150-22 214 0s110 20 166 0v50H0z" />
      <path className="fill-hill-5" d="M0 624c70-22 140-22 206-8s118 12 174-4v28H0z" />
    </svg>
  );
}
