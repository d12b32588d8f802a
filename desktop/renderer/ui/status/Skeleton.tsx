import { classNames } from "../class-names.ts";

/** A breathing stand-in. Give it the size of what is coming: `<Skeleton className="h-4 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-control bg-wash", className ?? "h-4 w-full")}
    />
  );
}
