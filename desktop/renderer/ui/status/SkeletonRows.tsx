import { classNames } from "../class-names.ts";
import { Skeleton } from "./Skeleton.tsx";

interface SkeletonRowsProps {
  readonly count: number;
  /** Padding and alignment of the rows it replaces. */
  readonly className: string;
  readonly picture: string;
  /** The sizes of the two lines beside the picture. */
  readonly lines: readonly [string, string];
}

/** The placeholders of rows with a picture and two lines: people, comments, devices. */
export function SkeletonRows({ count, className, picture, lines }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className={classNames("flex", className)}>
      <Skeleton className={picture} />
      <div className="flex-1 space-y-2">
        {lines.map((line) => <Skeleton key={line} className={line} />)}
      </div>
    </div>
  ));
}
