import { Link } from "@tanstack/react-router";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";

interface DidYouMeanProps {
  readonly name: string;
  /** True beside other results, which the link then searches too. */
  readonly isPart?: boolean | undefined;
}

/** A name that differs from the search by one letter, and a link that searches it (search.7). */
export function DidYouMean({ name, isPart = false }: DidYouMeanProps) {
  return (
    <p className="text-body text-ink">
      <span>Did you mean</span>{" "}
      <Link
        to={isPart ? "/search" : "/search/users"}
        search={{ q: name }}
        className="inline-block font-semibold text-brand underline underline-offset-2 wrap-anywhere pointer-coarse:py-2.5"
      >
        <bdi {...langAndDir(name)}>{name}</bdi>
      </Link>
      <span>?</span>
    </p>
  );
}
