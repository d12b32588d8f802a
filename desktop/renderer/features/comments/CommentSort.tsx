import type { CommentOrder } from "./sort-comments.ts";

const orders: readonly { readonly value: CommentOrder; readonly label: string }[] = [
  { value: "oldest", label: "Oldest first" },
  { value: "newest", label: "Newest first" },
  { value: "liked", label: "Most liked first" },
];

interface CommentSortProps {
  readonly order: CommentOrder;
  readonly onChange: (order: CommentOrder) => void;
}

export function CommentSort({ order, onChange }: CommentSortProps) {
  return (
    <select
      aria-label="Sort comments"
      value={order}
      onChange={(event) => onChange(event.target.value as CommentOrder)}
      className="h-9 cursor-pointer rounded-control bg-transparent px-2 text-meta text-quiet hover:bg-wash hover:text-ink pointer-coarse:h-11"
    >
      {orders.map(({ value, label }) => <option key={value} value={value}>{label}</option>)}
    </select>
  );
}
