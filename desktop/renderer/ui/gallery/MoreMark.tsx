import { formatNumber } from "../../lib/text/format-counts-and-times.ts";

/** Says on the last tile how many pictures are not shown; the button around it has the name. */
export function MoreMark({ left }: { readonly left: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 grid place-items-center bg-[rgb(8_12_13/0.6)] text-title font-semibold text-white tabular"
    >
      <bdi>{`+${formatNumber(left)}`}</bdi>
    </span>
  );
}
