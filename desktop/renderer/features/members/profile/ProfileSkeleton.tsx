import { Card } from "../../../ui/layout/Card.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { PostListSkeleton } from "../../posts/PostSkeleton.tsx";

export function ProfileSkeleton() {
  return (
    <div className="space-y-3">
      <Card className="p-5 sm:p-6">
        <div role="status" aria-label="Loading profile" className="flex items-center gap-4">
          <Skeleton className="size-24 rounded-full" />
          <div className="space-y-3">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-3.5 w-28" />
          </div>
        </div>
        <Skeleton className="mt-5 h-3.5 w-4/5" />
        <Skeleton className="mt-5 h-3.5 w-40" />
        <Skeleton className="mt-6 h-14 w-full" />
      </Card>
      <PostListSkeleton />
    </div>
  );
}
