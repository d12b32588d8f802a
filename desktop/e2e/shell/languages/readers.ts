import type { Page } from "@playwright/test";
import type { Language } from "#shared/language/languages.ts";
import { type Api, api } from "../../support/api.ts";
import { openSession, stranger } from "../../support/members.ts";
import type { RunningServer } from "../../support/server.ts";

interface Reader {
  readonly who: string;
  /**
   * Comes to a server with the demo community, members with a language of theirs, and returns the
   * addresses of their screens.
   */
  readonly arrive: (page: Page, site: RunningServer, language?: Language) => Promise<readonly string[]>;
}

/** Who opens which screens, all of the product's. */
export const readers: readonly Reader[] = [
  {
    who: "visitors",
    arrive: () =>
      Promise.resolve([
        "/",
        "/login",
        "/register",
        "/verify-email?token=x",
        "/confirm-email?token=x",
        "/refuse-email?token=x",
        "/terms",
        "/privacy",
        "/rules",
        "/report",
        "/transparency",
        "/no/such/screen",
      ]),
  },
  {
    who: "members",
    arrive: async (page, site, language) => {
      return await memberAddresses(await arriveAs(page, site, { username: "amara_osei", language }));
    },
  },
  {
    who: "moderators",
    arrive: async (page, site, language) => {
      const calls = await arriveAs(page, site, { username: "grace.mbeki", language });
      const [found] = await calls.get<{ id: string }[]>("/api/moderation/reports?limit=1");
      return [
        "/moderation",
        `/moderation?case=${found?.id}`,
        "/moderation?state=closed",
        "/moderation?tab=members",
        "/moderation/numbers",
      ];
    },
  },
  {
    who: "administrators",
    arrive: async (page, site, language) => {
      await arriveAs(page, site, { username: "wren.calloway", language });
      const tabs = ["users", "bots", "detected", "rules", "transparency", "audit", "services"];
      return tabs.map((tab) => `/community-settings?tab=${tab}`);
    },
  },
];

/** The screens of a member of the demo. */
export async function memberAddresses(calls: Api): Promise<readonly string[]> {
  const [post] = await calls.get<{ id: string }[]>("/api/posts?limit=1");
  const [thread] = await calls.get<{ user: { username: string } }[]>("/api/conversations");
  return [
    "/",
    "/?tab=following",
    "/create-post",
    `/post/${post?.id}`,
    `/post/${post?.id}/likes`,
    "/amara_osei",
    "/amara_osei?tab=edit",
    "/hana.suzuki",
    "/nobody_of_that_name",
    "/notifications",
    "/chat",
    `/chat?user=${thread?.user.username}`,
    "/chat?user=Lisa",
    "/ai-chat",
    "/search",
    "/search?q=walk",
    "/search/posts?q=walk",
    "/search/users?q=a",
    "/hashtag/walking",
    "/hashtag",
    "/leaderboard",
    "/leaderboard?tab=services",
    "/xp-history",
    "/shop",
    "/xp-shop",
    "/checkout",
    "/promotion-results",
    "/blocked-users",
    "/blocked-users?tab=muted",
    "/drafts",
    "/drafts?tab=scheduled",
    "/settings",
    "/rate-limit-status",
  ];
}

interface Arriving {
  readonly username: string;
  readonly language: Language | undefined;
}

/** Signs a member of the demo in, and returns the API as they call it. */
async function arriveAs(page: Page, site: RunningServer, { username, language }: Arriving): Promise<Api> {
  const member = stranger({ username, email: `${username}@example.org`, password: "Glimmer1!" });
  await openSession(page, member, site.url);
  const calls = await api(site.url).as(member);
  if (language) await calls.put("/api/users/settings", { language });
  return calls;
}
