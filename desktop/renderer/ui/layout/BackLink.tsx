import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "../icons/arrow-left.ts";

interface BackLinkProps {
  readonly to: "/" | "/notifications";
  readonly label: string;
}

/** The way back above a page of text that anybody may open. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <Link
      to={to}
      className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-control px-1 font-medium text-brand no-underline hover:underline"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      <span>{label}</span>
    </Link>
  );
}
