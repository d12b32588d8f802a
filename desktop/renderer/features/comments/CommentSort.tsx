import { LazySelect } from "../../ui/form/LazySelect.tsx";
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
    <LazySelect look="quiet" aria-label="Sort comments" options={orders} value={order} onChoose={onChange} />
  );
}
