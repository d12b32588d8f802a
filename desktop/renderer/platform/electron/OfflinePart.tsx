import { t } from "@lingui/core/macro";
import { useState } from "react";
import { getLangAndDir } from "../../lib/text/lang-and-dir.ts";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { readFeed } from "./last-feed.ts";
import { ServerDialog } from "./ServerDialog.tsx";

/** While the server is unreachable, offers another server and the last feed. */
export function OfflinePart() {
  const [isChoosing, setIsChoosing] = useState(false);
  const [posts] = useState(readFeed);
  return (
    <div className="flex w-full flex-col items-center gap-8">
      <Button variant="quiet" onClick={() => setIsChoosing(true)}>{t`Use another server`}</Button>
      <ServerDialog open={isChoosing} onOpenChange={setIsChoosing} />
      {posts.length > 0 && (
        <section aria-labelledby="last-feed" className="w-full max-w-150 text-start">
          <h2 id="last-feed" className="text-title font-semibold">{t`What you last read`}</h2>
          <p className="mt-0.5 text-meta text-quiet">{t`Read-only until the server responds again.`}</p>
          <ul className="mt-4 flex flex-col gap-3">
            {posts.map((post) => (
              <li key={post.id}>
                <article className="rounded-card border border-hairline bg-surface p-4">
                  <p className="flex flex-wrap items-baseline gap-x-2 text-meta text-quiet">
                    <MemberName name={post.authorName} className="text-body font-semibold text-ink" />
                    <Handle username={post.username} /> <span aria-hidden="true">·</span>
                    <RelativeTime at={post.createdAt} />
                  </p>
                  <p
                    {...getLangAndDir(post.content)}
                    className="mt-1.5 text-body whitespace-pre-line text-ink"
                  >
                    {post.content}
                  </p>
                </article>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
