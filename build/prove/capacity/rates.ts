/** The kinds of acts that are played, in the order in which they are printed. */
export const actNames = [
  "post",
  "like",
  "comment",
  "follow",
  "message",
  "feed page",
  "post with comments",
  "profile",
  "search",
  "notifications",
  "unread count",
  "conversations",
  "thread",
] as const;

export type ActName = typeof actNames[number];

/** An act by name, with something of each. */
export type OfActs<T> = Readonly<Record<ActName, T>>;

/** A map over all acts. */
export function eachAct<T>(of: (name: ActName) => T): OfActs<T> {
  return Object.fromEntries(actNames.map((name) => [name, of(name)])) as Record<ActName, T>;
}

/**
 * How often each happens in a second at the peak of a network of a million members (capacity.1).
 * Six posts, fifteen likes for each, 200 pages of the feed and 30 messages are assumed; the rest
 * follows from them: members who open a post read its comments, and those who get a notification
 * open the list.
 */
export const peakPerMillion: OfActs<number> = {
  "post": 6,
  "like": 90,
  "comment": 12,
  "follow": 3,
  "message": 30,
  "feed page": 200,
  "post with comments": 60,
  "profile": 20,
  "search": 5,
  "notifications": 30,
  "unread count": 30,
  "conversations": 10,
  "thread": 20,
};

/** Open sockets at the peak of a million members. */
export const socketsPerMillion = 20_000;

/**
 * The share of open pages that show a feed in front: as many as of all acts are pages of the feed.
 */
export const shareOfFeeds = 0.4;

/** How the peak stands to the mean of a year: for what is stored, not for what must be served. */
export const peakToMean = 3;
