import type { ServerFrame } from "#shared/realtime/frames.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import type { OwnXp } from "#shared/xp/xp-header.ts";
import type { CrowdMember } from "../crowd.ts";

/** A client's view of a member's notifications and XP. */
interface Shown {
  /** Latest first. */
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly xp: number;
}

/** Loads everything, as a client does that was away. */
export async function readShown(member: CrowdMember): Promise<Shown> {
  const notifications: Notification[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const page = await member.get(`/api/notifications?limit=100${cursor && `&cursor=${cursor}`}`);
    notifications.push(...await page.json() as Notification[]);
    cursor = page.headers.get("x-next-cursor");
  }
  const unread = await (await member.get("/api/notifications/unread-count")).json() as number;
  const { xp } = await (await member.get("/api/auth/user")).json() as { xp: number };
  return { notifications, unread, xp };
}

/** A minimal client: loads once, then follows the frames, and reloads only when a frame says so. */
export class FollowingClient {
  isConnected = false;
  /** Ids of notifications that alerted, in the order of their frames. */
  readonly alerts: string[] = [];
  readonly #member: CrowdMember;
  #rows = new Map<string, Notification>();
  #unread = 0;
  #xp = 0;
  #reading: Promise<void> | null = null;
  #isStale = false;

  constructor(member: CrowdMember) {
    this.#member = member;
  }

  /** Connects first, so that nothing is missed between the read and the first frame. */
  async connect(): Promise<void> {
    this.isConnected = true;
    await this.#readAnew();
  }

  receive(frame: ServerFrame): void {
    // A read under way may be older than this frame.
    this.#isStale = this.#reading !== null;
    if (frame.type === "unread") this.#unread = frame.notifications;
    else if (frame.type === "xp") this.#xp = (frame satisfies OwnXp).xp;
    else if (frame.type === "notification") {
      if (frame.notification) this.#rows.set(frame.id, frame.notification);
      else this.#rows.delete(frame.id);
      if (frame.alerts) this.alerts.push(frame.id);
    } else void this.#readAnew();
  }

  get shown(): Shown {
    const order = ({ createdAt, id }: Notification) => `${createdAt} ${id}`;
    return {
      notifications: [...this.#rows.values()].sort((a, b) => (order(a) < order(b) ? 1 : -1)),
      unread: this.#unread,
      xp: this.#xp,
    };
  }

  #readAnew(): Promise<void> {
    this.#isStale = this.#reading !== null;
    return this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
  }

  async #read(): Promise<void> {
    do {
      this.#isStale = false;
      const { notifications, unread, xp } = await readShown(this.#member);
      this.#rows = new Map(notifications.map((one) => [one.id, one]));
      this.#unread = unread;
      this.#xp = xp;
    } while (this.#isStale);
  }
}
