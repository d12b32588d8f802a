import { product } from "#shared/product.ts";
import type { Sql } from "../../../../server/db/open-database.ts";
import { searchOfNames } from "../../../../server/features/members/name-search.ts";
import { type Community, hourMs } from "../compose/community.ts";
import { classified } from "../compose/compose-posts.ts";
import { idAt, itemAt, seededRandom } from "../random.ts";
import { demoWave } from "../texts/cases.ts";

const minuteMs = 60_000;

/**
 * Accounts that joined today and link one site below the members' posts, within the last half hour:
 * a wave of spam (cases.6), which the server's own job finds.
 */
export async function saveWave(tx: Sql, { posts }: Community, now: Date): Promise<void> {
  const random = seededRandom(606);
  const old = posts.filter(({ classified: { level }, createdAt }) =>
    level === "top" && now.getTime() - createdAt.getTime() > 24 * hourMs
  );
  for (const [n, username] of demoWave.accounts.entries()) {
    const joinedAt = new Date(now.getTime() - (6 - n / 2) * hourMs);
    const id = idAt(random, joinedAt);
    const search = searchOfNames({ username, displayName: username });
    const account = {
      id,
      email: `${username}@example.net`,
      username,
      display_name: username,
      search_username: search.foldedUsername,
      search_display_name: search.foldedDisplayName,
      search_tokens: search.tokens,
      // Nobody knows its password.
      password_hash: "",
      email_verified_at: joinedAt,
      terms_version: product.termsVersion,
      privacy_version: product.privacyVersion,
      created_at: joinedAt,
    };
    await tx`insert into members ${tx(account)}`;
    const at = new Date(now.getTime() - (28 - 4 * n) * minuteMs);
    const content = itemAt(demoWave.comments, n);
    const comment = {
      id: idAt(random, at),
      post_id: itemAt(old, 11 + 17 * n).id,
      author_id: id,
      content,
      moderation_level: classified(content).level,
      created_at: at,
    };
    await tx`insert into comments ${tx(comment)}`;
  }
}
