import { notificationPageSize } from "#shared/notifications/notification-types.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";

/** As tall as the first page. */
export function NotificationListSkeleton() {
  return (
    <Card className="divide-y divide-hairline" role="status">
      <span className="sr-only">Loading your notifications</span>
      {Array.from(
        { length: notificationPageSize },
        (_, row) => (
          <div key={row} className="flex gap-3 px-4 py-3.5 sm:px-5">
            <Skeleton className="size-9 rounded-full" />
            <div className="flex-1">
              <Skeleton className="size-8 rounded-full" />
              <Skeleton className="mt-1 h-5.5 w-64 max-w-full" />
              <Skeleton className="mt-0.5 h-4.5 w-48 max-w-full" />
            </div>
          </div>
        ),
      )}
    </Card>
  );
}
