import { classNames } from "../class-names.ts";
import { Skeleton } from "./Skeleton.tsx";

interface SkeletonRowProps {
  /** Padding and alignment of the row it replaces. */
  readonly className: string;
  readonly picture: string;
  /** The sizes of the two lines beside the picture. */
  readonly lines: readonly [string, string];
}

/** The placeholder of a row with a picture and two lines: a person, a comment, a device. */
export function SkeletonRow({ className, picture, lines }: SkeletonRowProps) {
  return (
    <div className={classNames("flex", className)}>
      <Skeleton className={picture} />
      <div className="flex-1 space-y-2">
        {lines.map((line) => <Skeleton key={line} className={line} />)}
      </div>
    </div>
  );
}
