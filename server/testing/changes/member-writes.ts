import { newJpeg } from "../pictures.ts";
import { pick } from "../pages/act.ts";
import { randomLetters } from "../random-letters.ts";
import { pickLatest, type Write } from "./community.ts";

export const changeProfile: Write = (by) =>
  by.put("/api/users/profile", {
    displayName: pick(["Ada", "Bo", "\u{1F338} Cléo"]),
    bio: pick(["Walks at dawn.", "Tea."]),
    ...(Math.random() < 0.3 && { username: `m_${randomLetters()}` }),
  });

export const changePicture: Write = async (by) => {
  if (Math.random() < 0.4) return await by.put("/api/users/profile", { profileImageUrl: null });
  const form = new FormData();
  form.append("profileImage", new File([await newJpeg()], "me.jpg", { type: "image/jpeg" }));
  return await by.request("PUT", "/api/users/profile", { body: form });
};

export const buyBadge: Write = (by) => by.post(`/api/shop/badges/${pick(["blueVerify", "goldVerify"])}`);

export const switchBadge: Write = async (by, { t }) => {
  const badges = await t.sql<{ id: string }[]>`select id from member_badges where member_id = ${by.id}`;
  const one = pickLatest(badges);
  const verb = pick(["activate", "activate-instead", "deactivate"]);
  if (one) await by.post(`/api/shop/badges/${one.id}/${verb}`);
};

export const leave: Write = (by) => by.delete("/api/account", { password: by.password });

/** Signs somebody in who deleted their account, and restores it. */
export const comeBack: Write = async (_by, { t, members }) => {
  const rows = await t.sql<{ id: string }[]>`select id from members where left_at is not null`;
  const gone = new Set(rows.map(({ id }) => id));
  const one = members.find(({ id }) => gone.has(id));
  if (!one) return;
  const { email, password } = one;
  await t.post("/api/auth/login", { email, password, restoresAccount: true });
};

/** Ends a block or mute, which random members rarely find. */
export const makeUp: Write = async (_by, { t, members }) => {
  const rows = await t.sql<{ from: string; to: string; what: string }[]>`
    select blocker_id as from, blocked_id as to, 'block' as what from blocks
    union all
    select muter_id, muted_id, 'mute' from mutes`;
  const one = pickLatest(rows);
  if (one) await members.find(({ id }) => id === one.from)?.delete(`/api/users/${one.to}/${one.what}`);
};

export const giftXp: Write = (_by, { admin, members }) =>
  admin.post("/api/admin/gift-xp", { userId: pick(members).id, xpAmount: pick([10, 100, 500]) });

export const stopPromotion: Write = async (_by, { t, members }) => {
  const rows = await t.sql<{ id: string; member_id: string }[]>`
    select r.id, p.author_id as member_id
    from promotions r
    join posts p on p.id = r.post_id
    where r.ended_at is null`;
  const one = pickLatest(rows);
  if (one) await members.find(({ id }) => id === one.member_id)?.post(`/api/promotions/${one.id}/stop`);
};
