import { SkeletonRows } from "../../ui/status/SkeletonRows.tsx";

export function CommentListSkeleton() {
  return (
    <div role="status" aria-label="Loading comments">
      <SkeletonRows
        count={3}
        className="gap-3 py-4"
        picture="size-8 rounded-full"
        lines={["mt-1 h-3 w-36", "h-3.5 w-4/5"]}
      />
    </div>
  );
}
