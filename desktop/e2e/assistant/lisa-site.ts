import type { Page } from "@playwright/test";
import {
  type PracticeModel,
  startPracticeModel,
} from "../../../build/practice/model/start-practice-model.ts";
import type { Api } from "../support/api.ts";
import { joinedMember, type Member, signIn, stranger } from "../support/members.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { test as base } from "../support/test.ts";

/** The first member of a server is its administrator (auth.13). */
const giver = stranger({ username: "xp_giver" });

interface LisaFixtures {
  /** A member with so much XP, signed in to the page. */
  readonly asker: (page: Page, xp: number) => Promise<Member>;
}

/** A server of its own, with a practice model behind it. */
export const test = base.extend<LisaFixtures, { ai: PracticeModel; site: RunningServer }>({
  ai: [async ({}, use) => {
    const ai = await startPracticeModel();
    await use(ai);
    await ai.close();
  }, { scope: "worker" }],
  site: [async ({ ai }, use) => {
    const site = await startServer({
      OPENAI_API_KEY: "key",
      OPENAI_BASE_URL: ai.baseUrl,
      AI_MODELS: '{"GPT-4o Mini":"small","GPT-4o":"large","GPT-5":"largest"}',
    });
    await use(site);
    await site.stop();
  }, { scope: "worker", timeout: 180_000 }],
  baseURL: async ({ site }, use) => use(site.url),
  asker: async ({ server, baseURL }, use) => {
    await use(async (page, xp) => {
      const admin = await server.as(giver).catch(async () => server.as(await joinedMember(server, giver)));
      const member = await joinedMember(server);
      await give(admin, await server.as(member), xp);
      await signIn(page, member, "/", baseURL);
      return member;
    });
  },
});

/** In gifts of 100, the largest but one. */
async function give(admin: Api, to: Api, xp: number): Promise<void> {
  const { id } = await to.get<{ id: string }>("/api/auth/user");
  for (let given = 0; given < xp; given += 100) {
    await admin.post("/api/admin/gift-xp", { userId: id, xpAmount: 100 });
  }
}
