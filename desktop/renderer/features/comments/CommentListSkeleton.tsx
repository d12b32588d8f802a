import { Skeleton } from "../../ui/status/Skeleton.tsx";

export function CommentListSkeleton() {
  return (
    <div role="status" aria-label="Loading comments">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 py-4">
          <Skeleton className="size-8 rounded-full" />
          <div className="flex-1 space-y-2.5 pt-1">
            <Skeleton className="h-3 w-36" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
