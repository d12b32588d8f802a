import { Skeleton } from "../../ui/status/Skeleton.tsx";

/** Cards of people on their way, as high as they will be. */
export function PeopleSkeleton() {
  return (
    <div role="status" aria-label="Loading people" className="space-y-3">
      {[0, 1, 2].map((key) => <Skeleton key={key} className="h-26 w-full rounded-card" />)}
    </div>
  );
}
