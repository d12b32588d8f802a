/**
 * What cached reads depend on, and writes change:
 *
 * - `post`: a post, with its counters and all that is shown of it; also a picture or audio of it
 * - `threads`: the comments below a post; `comment`: one of them
 * - `author`: the list of a member's posts and reposts: one was published, removed or given back
 * - `tag`: the same for the posts with a tag, when one was published
 * - `newest`: the same for everybody's posts
 * - `gone`: how many posts there are to see; some were removed
 * - `member`: how a member looks beside posts, comments and conversations, whether their posts and
 *   comments are shown at all, and the filter that they bring into a chat
 * - `reader`: what a member sees of others: their follows, blocks and mutes, their voice, and where
 *   they have comments that not every filter shows
 * - `marks`: what a member has liked, bookmarked, reposted and voted for
 * - `notices`: a member's list of notifications
 * - `inbox`: a member's conversations, and the requests to them
 */
export type Topic =
  | `${
    | "post"
    | "threads"
    | "comment"
    | "author"
    | "tag"
    | "member"
    | "reader"
    | "marks"
    | "notices"
    | "inbox"}:${string}`
  | "newest"
  | "gone";

/**
 * What a write changed of what is cached for all members; none: nothing. `everything` is for what
 * happens rarely: all processes read all of it again.
 */
export type Changes = readonly Topic[] | "everything";
