import { classNames } from "../../../ui/class-names.ts";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";

const bubbles = ["h-9 w-48", "h-15 w-72", "h-9 w-40", "h-9 w-60", "h-15 w-64", "h-9 w-32"];
const own = [1, 2, 5];

/** Replaces the messages while they load. */
export function ThreadSkeleton() {
  return (
    <div aria-hidden="true" className="flex rest-of-window flex-col justify-end gap-3 overflow-hidden p-4">
      {bubbles.map((size, index) => (
        <Skeleton
          key={index}
          className={classNames(size, "max-w-full", own.includes(index) && "self-end")}
        />
      ))}
    </div>
  );
}
