import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { Author } from "#shared/posts/post-shapes.ts";
import { splitAround } from "../../../lib/text/split-around.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { Repeat2 } from "../../../ui/icons/repeat-2.ts";

/** Above a reposted post. */
export function RepostedBy({ member }: { readonly member: Author }) {
  const [before, after] = splitAround((name) => t`Reposted by ${name}`);
  return (
    <p className="mb-2 flex min-w-0 items-center gap-2 text-meta text-quiet">
      <Repeat2 size={16} aria-hidden="true" className="shrink-0" />
      <span className="truncate">
        <span>{before}</span>
        <Link
          to="/$username"
          params={{ username: member.username }}
          className="font-semibold text-quiet underline decoration-quiet/40 underline-offset-2 hover:text-ink"
        >
          <MemberName name={member.displayName} />
        </Link>
        {after !== "" && <span>{after}</span>}
      </span>
    </p>
  );
}
