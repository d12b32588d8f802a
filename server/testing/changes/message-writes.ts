import { lisaId } from "#shared/assistant/lisa.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { reportReasons } from "#shared/reports/report-reason.ts";
import type { TestMember } from "../member.ts";
import { pick } from "../pages/act.ts";
import { decided } from "../scenes/a-case.ts";
import { pickLatest, type Scene, type Write } from "./community.ts";

const words = ["Hello there", "How are you? \u{1F331}", "Tea at five?"];

/** Two who have written to each other are close. */
export const writeMessage: Write = async (by, { members, bots, posts }) => {
  const { id: receiverId } = pick([...members, ...members, ...bots, { id: lisaId }]);
  await by.post(`/api/users/${receiverId}/follow`);
  const sharedPostId = Math.random() < 0.3 ? pickLatest(posts) : undefined;
  await by.post("/api/messages", { receiverId, content: pick(words), sharedPostId });
};

/** An act of a member in one of their conversations; `otherId` is the other's. */
const inChat = (act: (by: TestMember, otherId: string) => Promise<unknown>): Write => async (by, { t }) => {
  const sides = await t.sql<{ otherId: string }[]>`
    select other_id as "otherId"
    from conversation_members
    where member_id = ${by.id}
    order by last_message_at`;
  const side = pickLatest(sides);
  if (side) await act(by, side.otherId);
};

const inMinutes = (minutes: number, { t }: Pick<Scene, "t">) =>
  new Date(t.clock.now().getTime() + minutes * 60_000).toISOString();

/** What a side of a conversation does, each as often as it stands here. */
export const chatActs: readonly Write[] = [
  inChat((by, receiverId) => by.post("/api/messages", { receiverId, content: pick(words) })),
  inChat((by, receiverId) => by.post("/api/messages", { receiverId, content: pick(words) })),
  inChat((by, otherId) => by.put(`/api/conversations/${otherId}/read`, {})),
  inChat((by, otherId) => by.put(`/api/conversations/${otherId}/read`, {})),
  inChat((by, otherId) => by.put(`/api/conversations/${otherId}/accept`)),
  inChat((by, otherId) => by.put(`/api/conversations/${otherId}/decline`)),
  inChat((by, otherId) => by.delete(`/api/conversations/${otherId}/decline`)),
  inChat((by, otherId) => by.delete(`/api/conversations/${otherId}/mute`)),
  (by, scene) =>
    inChat((one, otherId) =>
      one.put(`/api/conversations/${otherId}/mute`, { until: pick([null, inMinutes(5, scene)]) })
    )(by, scene),
];

/** An act of a member of one of the latest messages. */
const onMessage =
  (act: (message: { readonly id: string }, sides: Sides, scene: Scene) => Promise<unknown>): Write =>
  async (
    _by,
    scene,
  ) => {
    const rows = await scene.t.sql<{ id: string; senderId: string; receiverId: string }[]>`
    select id, sender_id as "senderId", receiver_id as "receiverId"
    from messages
    order by created_at desc, id desc
    limit 12`;
    const message = pick(rows);
    if (!message) return;
    const find = (memberId: string) => scene.present.find(({ id }) => id === memberId);
    await act(message, { sender: find(message.senderId), receiver: find(message.receiverId) }, scene);
  };

/** Absent when they are no members, or away. */
interface Sides {
  readonly sender: TestMember | undefined;
  readonly receiver: TestMember | undefined;
}

const emoji = "\u{1F44D}";

export const messageActs: readonly Write[] = [
  onMessage(({ id }, { sender }) => Promise.resolve(sender?.delete(`/api/messages/${id}`))),
  onMessage(({ id }, { receiver }) =>
    Promise.resolve(receiver?.post(`/api/messages/${id}/react`, { emoji }))
  ),
  onMessage(({ id }, { receiver }) =>
    Promise.resolve(receiver?.delete(`/api/messages/${id}/react`, { emoji }))
  ),
  onMessage(async ({ id }, { receiver }, { t, moderator, decided: ids }) => {
    await receiver?.post(`/api/messages/${id}/report`, { reason: pick(reportReasons) });
    const [one] = await t.sql<{ id: string }[]>`
      select id from cases where kind = 'message' and subject_id = ${id} and closed_at is null`;
    if (!one) return;
    const decision = pick(["level", "cover", "remove", "no_violation"] as const);
    const answer = await decided(moderator, one.id, {
      decision,
      ...(decision === "level" && { level: pick(moderationLevels) }),
    });
    if (answer.status === 200) ids.push(one.id);
  }),
];
