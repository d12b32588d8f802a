import { Card } from "../../ui/layout/Card.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { SkeletonRows } from "../../ui/status/SkeletonRows.tsx";

export function SuggestedSkeleton() {
  return (
    <Card role="status" aria-label="Loading suggestions" className="px-4 pt-3 pb-1 sm:px-5">
      <Skeleton className="my-3 h-5 w-48" />
      <SkeletonRows
        count={5}
        className="items-center gap-3 py-3"
        picture="size-10 rounded-full"
        lines={["h-3.5 w-36", "h-3 w-24"]}
      />
    </Card>
  );
}
