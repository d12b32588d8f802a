import { Card } from "../../ui/layout/Card.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { SkeletonRow } from "../../ui/status/SkeletonRow.tsx";

export function SuggestedSkeleton() {
  return (
    <Card role="status" aria-label="Loading suggestions" className="px-4 pt-3 pb-1 sm:px-5">
      <Skeleton className="my-3 h-5 w-48" />
      {Array.from({ length: 5 }, (_, row) => (
        <SkeletonRow
          key={row}
          className="items-center gap-3 py-3"
          picture="size-10 rounded-full"
          lines={["h-3.5 w-36", "h-3 w-24"]}
        />
      ))}
    </Card>
  );
}
