import { t } from "@lingui/core/macro";
import { Card } from "../../ui/layout/Card.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";

export function PostSkeleton({ hasImage = false }: { readonly hasImage?: boolean }) {
  return (
    <Card className="px-4 pb-2 pt-4 sm:px-5">
      <div className="flex h-12.5 items-start gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="space-y-3 pt-1.5">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-3 w-24" />
        </div>
      </div>
      <div className="mt-3 flex h-11 flex-col justify-evenly">
        <Skeleton className="h-3.5 w-full" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      {hasImage && <Skeleton className="mt-3 aspect-3/2 w-full rounded-control" />}
      <div className="mt-2 h-9" />
    </Card>
  );
}

export function PostListSkeleton() {
  return (
    <div role="status" aria-label={t`Loading posts`} className="space-y-3">
      <PostSkeleton hasImage />
      <PostSkeleton />
      <PostSkeleton hasImage />
    </div>
  );
}
