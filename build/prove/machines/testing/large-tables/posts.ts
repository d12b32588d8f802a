import { type Filling, filling, type LargeGroup, type LargeSize } from "./large-size.ts";
import { textColumns } from "./large-texts.ts";
import { membersOfRows } from "./members-of-rows.ts";

/** It has a comment and a like of a fiftieth of all rows each. */
const busy = 25;
const ofBusy = ({ rows }: LargeSize) => Math.floor(rows / 50);
const isRepost = "n % 12 = 0";
/** The busy post has one more like, of the second member. */
const liker = `case when n = ${busy} then large_member(2) else large_owner(n + 50) end`;
/** The number of the post that image n stands in. */
const ofImage = "(n + (n - 1) / 11)";
const post = "large_id('bbb', n)";
const texts = textColumns();

/** Members, posts and what stands in their texts. */
const written = (size: LargeSize): readonly Filling[] => [
  membersOfRows(size),
  filling(
    "images",
    "id, owner_id, width, height, bytes, placeholder, created_at",
    // One for each post that is no repost.
    Math.floor(size.rows * 11 / 12),
    `large_id('ccc', ${ofImage}), large_owner(${ofImage}), 1600, 1200, 180000, 'XQgKDYJXd4d/iHh3d3d4eAiAiPg=',
    large_at(${ofImage})`,
  ),
  filling(
    "images_to_examine",
    "image_id, since",
    Math.floor(size.rows * 11 / 12),
    `large_id('ccc', ${ofImage}), now()`,
  ),
  filling(
    "posts",
    `id, author_id, content, search_text, search_tokens, image_id, repost_of_id, moderation_level, likes_count,
    comments_count, comments_top, reposts_count, created_at`,
    size.rows,
    `${post}, large_owner(n), case when ${isRepost} then '' else ${texts.content} end,
    case when ${isRepost} then null else ${texts.searchText} end,
    case when ${isRepost} then null
      else ${texts.searchTokens} || (' ~' || left(${post}::text, 4) || ' ~' || left(${post}::text, 5))::tsvector end,
    case when ${isRepost} then null else large_id('ccc', n) end,
    case when ${isRepost} then large_id('bbb', n - 7) end,
    case when n % 50 = 9 then 'low' when n % 15 = 2 then 'high' else 'top' end,
    case when n = ${busy} then ${ofBusy(size)} else 1 end, case when n = ${busy} then ${
      ofBusy(size)
    } else 1 end,
    case when n = ${busy} then ${
      ofBusy(size)
    } else 1 end, case when (n + 7) % 12 = 0 then 1 else 0 end, large_at(n)`,
  ),
  filling(
    "attached_pictures",
    "image_id, post_id, place",
    // A second one for each post that is no repost.
    Math.floor(size.rows * 11 / 12),
    `large_id('ccc', ${ofImage}), large_id('bbb', ${ofImage}), 1`,
  ),
  filling(
    "image_verdicts",
    "image_id, level, reason, decided_at",
    Math.floor(size.rows * 11 / 12),
    `large_id('ccc', ${ofImage}), 'top', '', large_at(${ofImage})`,
  ),
  filling(
    "post_hashtags",
    "tag, post_id",
    size.rows,
    `case when n % 2 = 1 then 'walk' else 'word' || n % 100000 end, ${post}`,
  ),
  filling(
    "element_moderations",
    "post_id, type, level, reason, decided_by, decided_at",
    size.rows,
    `${post}, 'text', case when n % 50 = 9 then 'low' when n % 15 = 2 then 'high' else 'top' end, '', 'local', large_at(n)`,
  ),
];

/** Acts of members on posts and on one another. */
const marked = (size: LargeSize): readonly Filling[] => [
  filling("post_likes", "post_id, member_id, created_at", size.rows, `${post}, ${liker}, large_at(n)`),
  filling(
    "post_likes",
    "post_id, member_id, created_at",
    ofBusy(size) - 2,
    `large_id('bbb', ${busy}), large_member(n + 2), large_at(n)`,
  ),
  filling(
    "post_bookmarks",
    "post_id, member_id, created_at",
    size.rows,
    `${post}, large_owner(n), large_at(n)`,
  ),
  filling(
    "post_shares",
    "post_id, member_id, created_at",
    size.rows,
    `${post}, large_owner(n), large_at(n)`,
  ),
  filling("post_mentions", "post_id, member_id", size.rows, `${post}, large_owner(n)`),
  filling(
    "comments",
    "id, post_id, author_id, content, moderation_level, likes_count, created_at",
    size.rows,
    `large_id('ddd', n), ${post}, large_owner(n), 'Thank you, it made me smile', 'top', 1, large_at(n)`,
  ),
  filling(
    "comments",
    "id, post_id, author_id, content, moderation_level, created_at",
    ofBusy(size) - 1,
    `large_id('eee', n), large_id('bbb', ${busy}), large_owner(n), 'Thank you for this', 'top', large_at(n)`,
  ),
  filling(
    "comment_likes",
    "comment_id, member_id, created_at",
    size.rows,
    `large_id('ddd', n), large_owner(n + 50), large_at(n)`,
  ),
  filling(
    "follows",
    "follower_id, followed_id, created_at",
    size.rows,
    `large_member(n % ${size.members} + 1), large_member((n % ${size.members} + (n / ${size.members} + 1) * 977) % ${size.members} + 1), large_at(n)`,
  ),
  filling(
    "post_audio",
    "id, post_id, voice, member_id, state, expires_at, created_at",
    size.rows,
    `large_id('fff', n), ${post}, 'alloy', large_owner(n), 'ready', large_at(n), large_at(n)`,
  ),
];

/** Posts, what is written and marked below them, and what members follow. */
export const posts: LargeGroup = {
  name: "posts",
  rowsPerMember: 50,
  fillings: (size) => [...written(size), ...marked(size)],
  reads: [
    { what: "feed", path: "/api/posts?limit=20", deepAt: 100_000 },
    { what: "feed of a member with 100,000 of each", path: "/api/posts?limit=20", by: "heavy" },
    { what: "following", path: "/api/posts/following?limit=20", deepAt: 1_000 },
    { what: "posts of who wrote most", path: "/api/users/{heavy}/posts?limit=20", deepAt: 50_000 },
    { what: "posts of an ordinary member", path: "/api/users/{ordinary}/posts?limit=20" },
    { what: "pictures of who wrote most", path: "/api/users/{heavy}/pictures?limit=20", deepAt: 5_000 },
    { what: "liked posts", path: "/api/users/{heavy}/likes?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "bookmarks", path: "/api/users/{heavy}/bookmarks?limit=20", by: "heavy", deepAt: 50_000 },
    { what: "who likes a post", path: "/api/posts/{busy}/likes?limit=20", deepAt: 50_000 },
    { what: "comments of a post", path: "/api/posts/{busy}/comments?limit=20", deepAt: 50_000 },
    { what: "a post", path: "/api/posts/{busy}" },
    { what: "what deleting a post costs", path: "/api/posts/{own}/deletion-cost", by: "heavy" },
    { what: "posts with a hashtag of half of all", path: "/api/hashtag/walk/posts?limit=20", deepAt: 50_000 },
    { what: "posts with a rare hashtag", path: "/api/hashtag/word4242/posts?limit=20" },
    { what: "hashtags that begin so", path: "/api/hashtags/suggest?q=wo&limit=20", mayTouch: 12_000 },
    { what: "search for a word in every post", path: "/api/posts?q=quiet&limit=20", deepAt: 500 },
    { what: "search for the beginning of a common word", path: "/api/posts?q=gard&limit=20" },
    { what: "search for a rare word", path: "/api/posts?q=samovar&limit=20" },
    { what: "search for two words", path: "/api/posts?q=quiet%20gardening&limit=20" },
    { what: "search in Japanese", path: "/api/posts?q=%E6%95%A3%E6%AD%A9&limit=20", mayTouch: 12_000 },
    { what: "search for an author", path: "/api/posts?q={username}&limit=20" },
    { what: "promoted posts", path: "/api/posts/promoted" },
    { what: "suggested members", path: "/api/users/suggested", mayTouch: 15_000 },
    { what: "profile", path: "/api/users/{heavy}" },
    { what: "numbers of a profile", path: "/api/users/{heavy}/stats" },
    {
      what: "writings, for moderators",
      path: "/api/moderation/members/{heavy}/writings?limit=20",
      by: "administrator",
      deepAt: 50_000,
    },
    { what: "member, for moderators", path: "/api/moderation/members/{heavy}", by: "administrator" },
  ],
  cleaned: ["images_to_examine"],
};
