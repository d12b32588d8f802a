import { formatCount } from "../../lib/text/format.ts";

/** A quiet number with its word: `<Count value={1200} label="likes" />` reads '1.2K likes'. */
export function Count({ value, label }: { value: number; label: string }) {
  return (
    <span className="text-meta text-quiet">
      <span className="tabular font-semibold text-ink">{formatCount(value)}</span> {label}
    </span>
  );
}
