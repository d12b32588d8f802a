import type { APIRequestContext } from "playwright";

/** A screen that is held to the goal of layout shifts. */
export interface Screen {
  readonly name: ScreenName;
  /** Its address, which may have to be looked up. */
  readonly addressIn: (request: APIRequestContext, origin: string) => Promise<string>;
  /** A selector of what shows once its data has come. */
  readonly content: string;
}

export type ScreenName = (typeof names)[number];

const names = [
  "feed",
  "following",
  "post",
  "ownProfile",
  "otherProfile",
  "hashtag",
  "search",
  "notifications",
  "conversation",
  "leaderboard",
  "shop",
  "settings",
] as const;

interface ListedPost {
  readonly id: string;
  readonly author: { readonly username: string };
  readonly content: string | null;
  readonly commentsCount: number;
}

interface ListedConversation {
  readonly user: { readonly username: string };
  readonly lastMessage: object | null;
}

/** The member of `fill-page.ts`. */
const member = "amara_osei";

const at = (address: string) => () => Promise.resolve(address);

/** The address made of the first row of a list that `isWanted`. */
function ofFirst<Row>(list: string, isWanted: (row: Row) => boolean, addressOf: (row: Row) => string) {
  return async (request: APIRequestContext, origin: string): Promise<string> => {
    const rows = await (await request.get(origin + list)).json() as Row[];
    const row = rows.find(isWanted);
    if (!row) throw new Error(`No row of ${list} has what its screen shows`);
    return addressOf(row);
  };
}

const tag = /#([a-z]+)/;
const posts = "/api/posts?limit=50";
const cards = "[role=feed] article";

export const stillScreens: readonly Screen[] = [
  { name: "feed", addressIn: at("/"), content: cards },
  { name: "following", addressIn: at("/?tab=following"), content: cards },
  {
    name: "post",
    addressIn: ofFirst<ListedPost>(
      posts,
      ({ commentsCount }) => commentsCount > 1,
      ({ id }) => `/post/${id}`,
    ),
    content: "#comments ol article",
  },
  { name: "ownProfile", addressIn: at(`/${member}`), content: cards },
  {
    name: "otherProfile",
    addressIn: ofFirst<ListedPost>(
      posts,
      ({ author }) => author.username !== member,
      ({ author }) => `/${author.username}`,
    ),
    content: cards,
  },
  {
    name: "hashtag",
    addressIn: ofFirst<ListedPost>(
      posts,
      ({ content }) => tag.test(content ?? ""),
      ({ content }) => `/hashtag/${tag.exec(content ?? "")?.[1] ?? ""}`,
    ),
    content: cards,
  },
  { name: "search", addressIn: at("/search?q=walk"), content: cards },
  { name: "notifications", addressIn: at("/notifications"), content: "[data-notification]" },
  {
    name: "conversation",
    addressIn: ofFirst<ListedConversation>(
      "/api/conversations",
      ({ lastMessage }) => lastMessage !== null,
      ({ user }) => `/chat?user=${user.username}`,
    ),
    content: "form[aria-label='New message']",
  },
  { name: "leaderboard", addressIn: at("/leaderboard"), content: "main ol a" },
  { name: "shop", addressIn: at("/shop"), content: "main h2" },
  { name: "settings", addressIn: at("/settings"), content: "main h2" },
];
