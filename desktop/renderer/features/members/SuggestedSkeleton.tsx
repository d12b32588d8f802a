import { Card } from "../../ui/layout/Card.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";

export function SuggestedSkeleton() {
  return (
    <Card role="status" aria-label="Loading suggestions" className="px-4 pt-3 pb-1 sm:px-5">
      <Skeleton className="my-3 h-5 w-48" />
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex items-center gap-3 py-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-36" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </Card>
  );
}
