/** The logo. Decorative: the name is beside it or on the link around it. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <path d="M6 17a10 10 0 0 1 20 0z" className="fill-dawn" />
      <g className="stroke-brand" strokeWidth="2.6" strokeLinecap="round">
        <path d="M3.5 20.8h25" />
        <path d="M8.5 25h15" />
        <path d="M13.2 29.2h5.6" />
      </g>
    </svg>
  );
}
