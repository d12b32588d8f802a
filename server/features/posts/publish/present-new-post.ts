import type { Post } from "#shared/posts/post-shapes.ts";
import { isOnlyDistress } from "../../moderation/classify-before-publishing.ts";
import { PostForAllReaders } from "../hydrate/post-for-all-readers.ts";
import { writeEntry } from "../hydrate/write-entry.ts";
import type { InsertedPost, NewPostRow } from "./create-post-queries.ts";

/**
 * A text post as its author sees it at publication, without likes and comments: `getPost` without a
 * read.
 */
export function presentNewPost(post: NewPostRow, inserted: InsertedPost): Post {
  const shared = new PostForAllReaders({
    ...inserted,
    // Of no matter to the author.
    author_is_limited: false,
    stays_with_close: isOnlyDistress(post.classified),
    id: post.id,
    content: post.content,
    quoted_post_id: null,
    image_id: null,
    image_alt: "",
    image_width: null,
    image_height: null,
    image_placeholder: null,
    image_made_with_ai: false,
    image_is_animated: false,
    image_is_held: false,
    made_with_ai: post.madeWithAi,
    moderation_level: post.classified.level,
    elements: post.classified.elements,
    audio: {},
    likes_count: 0,
    comments_count: 0,
    comments_by_level: [0, 0, 0, 0],
    shares_count: 0,
    reposts_count: 0,
    created_at: post.createdAt,
    is_covered: false,
  });
  const untouched = {
    is_liked: false,
    is_bookmarked: false,
    is_reposted: false,
    voice: "",
    comment_changes: null,
    quoted_comment_changes: null,
    own_promotion: null,
    quoted_is_liked: null,
    quoted_is_bookmarked: null,
    quoted_is_reposted: null,
  };
  const posts = { entry: shared, target: shared, quoted: null };
  return JSON.parse(writeEntry(posts, untouched, post.author, post.createdAt)) as Post;
}
