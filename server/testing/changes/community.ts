import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { giveCrown } from "../badge.ts";
import { bot } from "../bot.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, signIn, type TestMember } from "../member.ts";
import { post } from "../post.ts";
import { pick, type Stage } from "../pages/act.ts";
import { requestsOf, type Service } from "../requests.ts";
import { giveXp } from "../xp.ts";

/** What acts find, through the process that they are done in. */
export interface Scene extends Stage {
  /** Those of the members who can sign in. */
  readonly present: readonly TestMember[];
  readonly moderator: TestMember;
  readonly admin: TestMember;
  readonly bots: readonly BotUser[];
  /** Cases that were decided, latest last. */
  readonly decided: string[];
  /** Says what was done without a call. */
  note(what: string): void;
}

/** A call, or what was done without one. */
interface Call {
  readonly call: string;
  readonly status: number | null;
}

/** A write of any kind. It may be refused. */
export type Write = (by: TestMember, scene: Scene) => Promise<unknown>;

const size = 6;
const still = { postFrequency: 0, commentFrequency: 0, likeFrequency: 0 };

/** Members who act and read in several processes. */
export class Community {
  readonly #posts: string[] = [];
  readonly #comments: { id: string; postId: string }[] = [];
  readonly #decided: string[] = [];
  readonly #members: TestMember[] = [];
  /** Those who deleted their accounts or are suspended. */
  readonly #away = new Set<string>();
  /** The day of each member's last visit. */
  readonly #visits = new Map<string, string>();
  /** What was called since `takeCalls`. */
  #calls: Call[] = [];
  #bots: readonly BotUser[] = [];
  #moderator!: TestMember;
  #admin!: TestMember;

  static async gather(t: TestApp): Promise<Community> {
    const all = new Community();
    for (let n = 0; n < size; n++) all.#members.push(await newcomer(t));
    for (const { id } of all.#members.slice(0, 2)) await giveCrown(t, id);
    all.#moderator = await member(t, { isModerator: true });
    all.#admin = await member(t, { isAdmin: true });
    // All day on duty; their acts are drawn by the test.
    const duty = {
      ...still,
      interests: "quiet mornings; the lake",
      workingHoursStart: "00:00:00",
      workingHoursEnd: "00:00:00",
    };
    all.#posts.push((await post(t, { authorId: all.#admin.id })).id);
    all.#bots = [await bot(t, duty), await bot(t, duty)];
    return all;
  }

  /** The same in a process: each call of these members is sent there. */
  at(t: TestApp): Scene {
    const app: Service["app"] = {
      fetch: async (request, env) => {
        const response = await t.app.fetch(request, env);
        const { pathname } = new URL(request.url);
        this.#calls.push({ call: `${request.method} ${pathname}`, status: response.status });
        return response;
      },
    };
    const there = (one: TestMember) => ({
      ...one,
      ...requestsOf({ ...t, app }, { Authorization: `Bearer ${one.token}` }),
    });
    const members = this.#members.map(there);
    return {
      t,
      members,
      present: members.filter(({ id }) => !this.#away.has(id)),
      moderator: there(this.#moderator),
      admin: there(this.#admin),
      bots: this.#bots,
      posts: this.#posts,
      comments: this.#comments,
      decided: this.#decided,
      note: (call) => void this.#calls.push({ call, status: null }),
    };
  }

  /** The calls since this was asked last. */
  takeCalls(): readonly Call[] {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }

  /**
   * Signs everyone in again whose session has ended, and replaces who was removed for good, or one
   * of them when all are away. Forgets most of what was deleted.
   */
  async catchUp(t: TestApp): Promise<void> {
    const states = await t.sql<{ id: string; is_away: boolean; session_ids: string[] }[]>`
      select
        m.id,
        m.left_at is not null or m.suspended_at is not null as is_away,
        array(select s.id from sessions s where s.member_id = m.id and s.expires_at > ${t.clock.now()}) as session_ids
      from members m`;
    const stateOf = new Map(states.map((row) => [row.id, row]));
    this.#away.clear();
    for (const { id, is_away } of states) if (is_away) this.#away.add(id);
    const renewed = async (one: TestMember) => {
      const state = stateOf.get(one.id);
      if (!state) return await newcomer(t);
      const isSignedIn = state.session_ids.includes(one.sessionId);
      return state.is_away || isSignedIn ? one : { ...one, ...await signIn(t, one.id) };
    };
    for (const [at, one] of this.#members.entries()) this.#members[at] = await renewed(one);
    // Somebody has to act, also when all left or were suspended.
    if (this.#members.every(({ id }) => this.#away.has(id))) this.#members[0] = await newcomer(t);
    this.#moderator = await renewed(this.#moderator);
    this.#admin = await renewed(this.#admin);
    if (Math.random() < 0.1) await this.#forgetDeleted(t);
  }

  /**
   * Makes the first call of the day for everybody. It counts a visit, of which no process tells:
   * the profiles that were read before end by age. Returns whether there was one.
   */
  async visit(t: TestApp): Promise<boolean> {
    const day = t.clock.now().toISOString().slice(0, 10);
    const { present, moderator, admin } = this.at(t);
    const first = [...present, moderator, admin].filter(({ id }) => this.#visits.get(id) !== day);
    for (const one of first) {
      const { ok } = await one.get("/api/notifications/unread-count");
      if (ok) this.#visits.set(one.id, day);
    }
    return first.length > 0;
  }

  async #forgetDeleted({ sql }: TestApp): Promise<void> {
    const rows = await sql<{ id: string }[]>`
      select id from posts where removed_at is null
      union all
      select id from comments where removed_at is null and deleted_at is null`;
    const found = new Set(rows.map(({ id }) => id));
    for (const list of [this.#posts, this.#comments]) {
      const left = list.filter((one) => found.has(typeof one === "string" ? one : one.id));
      list.splice(0, list.length, ...left as never[]);
    }
  }
}

/** Members have enough XP for all that costs some. */
async function newcomer(t: TestApp): Promise<TestMember> {
  const one = await member(t);
  await giveXp(t, one.id, 1_000_000);
  return one;
}

/** The author of some content, as one of the members; absent when they are none. */
export async function authorOf(
  { t, members }: Scene,
  table: "posts" | "comments",
  id: string,
): Promise<TestMember | undefined> {
  const [row] = await t.sql<{ author_id: string }[]>`select author_id from ${t.sql(table)} where id = ${id}`;
  return members.find((one) => one.id === row?.author_id);
}

/** One of the latest, so that acts meet; absent when there is none. */
export function pickLatest<T>(list: readonly T[], latest = 12): T | undefined {
  return list.length === 0 ? undefined : pick(list.slice(-latest));
}
