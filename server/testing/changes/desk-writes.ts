import { decisionKinds } from "#shared/cases/decision-kinds.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { reportReasons } from "#shared/reports/report-reason.ts";
import { pick } from "../pages/act.ts";
import { decided as decideCase, undone } from "../scenes/a-case.ts";
import { pickLatest, type Scene, type Write } from "./community.ts";

const reason = "Advertising";

const pickSubject = ({ posts, comments, members }: Scene) =>
  pick([
    { kind: "post", id: pickLatest(posts) },
    { kind: "post", id: pickLatest(posts) },
    { kind: "comment", id: pickLatest(comments)?.id },
    { kind: "member", id: pick(members).id },
  ]);

export const decide: Write = async (_by, scene) => {
  const { moderator, decided } = scene;
  const opened = await moderator.post("/api/moderation/cases", pickSubject(scene));
  if (opened.status !== 201) return;
  const { id } = await opened.json() as { id: string };
  const decision = pick([...decisionKinds, "level", "cover", "limit", "limit"] as const);
  const answer = await decideCase(moderator, id, {
    decision,
    ...(decision === "level" && { level: pick(moderationLevels) }),
    ...(decision === "limit" && { days: 7 }),
    ...(decision === "suspend" && { days: 3, removesContent: Math.random() < 0.5 }),
  });
  if (answer.status === 200) decided.push(id);
};

export const undo: Write = async (_by, { moderator, decided }) => {
  const id = pickLatest(decided, 3);
  if (id) await undone(moderator, id);
};

export const report: Write = async (by, { posts, comments }) => {
  const [path, id] = pick([["posts", pickLatest(posts)], ["comments", pickLatest(comments)?.id]] as const);
  await by.post(`/api/${path}/${id}/report`, { reason: pick(reportReasons) });
};

export const removeAsAdministrator: Write = async (_by, { admin, posts, comments }) => {
  const [path, id] = pick([["posts", pickLatest(posts)], ["comments", pickLatest(comments)?.id]] as const);
  await admin.post(`/api/admin/${path}/${id}/remove`, { reason });
};

export const suspend: Write = (_by, { admin, members }) =>
  admin.post(`/api/admin/users/${pick(members).id}/suspend`, { reason });

export const lift: Write = async (_by, { admin, members, t }) => {
  const rows = await t.sql<{ id: string }[]>`select id from members where suspended_at is not null`;
  const one = members.find(({ id }) => rows.some((row) => row.id === id));
  if (one) await admin.post(`/api/admin/users/${one.id}/restore`, { reason });
};

export const changeBot: Write = (_by, { admin, bots }) =>
  admin.put(`/api/bot-users/${pick(bots).userEmail}`, { displayName: pick(["Pip", "Fern"]) });
