import type { Page } from "@playwright/test";
import type { Api } from "../support/api.ts";
import { joinedMember, type Member, signIn, stranger } from "../support/members.ts";
import { testWithAi } from "../support/test-with-ai.ts";

/** The first member of a server is its administrator (auth.13). */
const giver = stranger({ username: "xp_giver" });

interface LisaFixtures {
  /** A member with that much XP, signed in to the page. */
  readonly asker: (page: Page, xp: number) => Promise<Member>;
}

const models = { "GPT-4o Mini": "small", "GPT-4o": "large", "GPT-5": "largest" };

export const test = testWithAi(models).extend<LisaFixtures>({
  asker: async ({ server, baseURL }, use) => {
    await use(async (page, xp) => {
      const admin = await server.as(giver).catch(async () => server.as(await joinedMember(server, giver)));
      const member = await joinedMember(server);
      await giveXp(admin, await server.as(member), xp);
      await signIn(page, member, "/", baseURL);
      return member;
    });
  },
});

/** In gifts of 100, the largest but one. */
async function giveXp(admin: Api, to: Api, xp: number): Promise<void> {
  const { id } = await to.get<{ id: string }>("/api/auth/user");
  for (let given = 0; given < xp; given += 100) {
    await admin.post("/api/admin/gift-xp", { userId: id, xpAmount: 100 });
  }
}
