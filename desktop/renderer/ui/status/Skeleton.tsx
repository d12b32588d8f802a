import { classNames } from "../class-names.ts";

/** A placeholder. Give it the size of the content: `<Skeleton className="h-4 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-control bg-wash", className ?? "h-4 w-full")}
    />
  );
}
