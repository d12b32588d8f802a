import { Link } from "@tanstack/react-router";

interface LockNoteProps {
  readonly why: string;
  /** What the link to the badges of the shop says. */
  readonly way: string;
}

/** Why a choice is locked, and the way to the badge that opens it. */
export function LockNote({ why, way }: LockNoteProps) {
  return (
    <p className="text-meta text-ink">
      <span>{why}</span>{" "}
      <Link
        to="/xp-shop"
        className="font-medium text-brand underline underline-offset-2 pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center"
      >
        {way}
      </Link>
    </p>
  );
}
