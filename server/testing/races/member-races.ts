import { crowd } from "../crowd.ts";
import { picture } from "../pictures.ts";
import { post } from "../post.ts";
import { randomLetters } from "../random-letters.ts";
import type { Race } from "./race.ts";

export const memberRaces: readonly Race[] = [
  {
    name: "following against blocking, both ways",
    round(_t, author, others) {
      return Promise.resolve(others.flatMap((other) => [
        () => author.post(`/api/users/${other.id}/follow`),
        () => other.post(`/api/users/${author.id}/follow`),
        () => other.delete(`/api/users/${author.id}/follow`),
        () => author.post(`/api/users/${other.id}/block`),
        () => other.post(`/api/users/${author.id}/block`),
        () => author.delete(`/api/users/${other.id}/block`),
      ]));
    },
  },
  {
    name: "first posts and reposts against follows of who writes them",
    async round(t, author, others) {
      const [quoted] = await crowd(t, 1);
      const { id } = await post(t, { authorId: quoted!.id });
      const everybody = [author, ...others];
      return everybody.flatMap((one, at) => [
        at % 2
          ? () => one.post(`/api/posts/${id}/repost`)
          : () => one.post("/api/posts", { content: "My first" }),
        ...everybody.filter((other) => other !== one)
          .map((other) => () => other.post(`/api/users/${one.id}/follow`)),
        () => quoted!.post(`/api/users/${one.id}/follow`),
        () => author.delete(`/api/users/${one.id}/follow`),
      ]);
    },
  },
  {
    name: "messages against blocking and deleting what they share",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      await Promise.all(others.map((other) => other.post(`/api/users/${author.id}/follow`)));
      const clientMessageId = crypto.randomUUID();
      return [
        ...others.flatMap((other) => [
          () => other.post("/api/messages", { receiverId: author.id, content: "Look", sharedPostId: id }),
          () => other.post("/api/messages", { receiverId: author.id, content: "Hi", clientMessageId }),
          () => other.post("/api/messages", { receiverId: author.id, content: "Ho", clientMessageId }),
          () => author.post(`/api/users/${other.id}/block`),
        ]),
        () => author.delete(`/api/posts/${id}`),
      ];
    },
  },
  {
    name: "likes and reposts among members who act on each other",
    async round(t, author, others) {
      const everybody = [author, ...others];
      const posts = await Promise.all(everybody.map(({ id }) => post(t, { authorId: id })));
      return everybody.flatMap((one) =>
        posts.flatMap(({ id }) => [
          () => one.post(`/api/posts/${id}/like`),
          () => one.post(`/api/posts/${id}/repost`),
        ])
      );
    },
  },
  {
    name: "changing an account against reading it",
    async round(t, author, others) {
      const { id } = await post(t, { authorId: author.id });
      const reads = [
        "/api/posts?limit=20",
        `/api/posts/${id}`,
        `/api/users/${author.id}`,
        `/api/users/${author.id}/posts`,
        `/api/users/${author.id}/stats`,
        "/api/leaderboard/weekly",
      ];
      return [
        ...["top", "high"].map((moderationLevel) => () =>
          author.put("/api/users/settings", { moderationLevel, displayName: `Named ${moderationLevel}` })
        ),
        () => author.put("/api/users/settings", { isRanked: false, bio: "New" }),
        ...others.map((other) => () => other.post(`/api/users/${author.id}/follow`)),
        ...others.flatMap((other) => reads.map((path) => () => other.get(path))),
        ...reads.map((path) => () => author.get(path)),
        () => author.post("/api/auth/logout"),
      ];
    },
  },
  {
    name: "members who want each other's usernames, while they are read, followed and change their pictures",
    async round(_t, author, others) {
      const names = Array.from({ length: 3 }, () => `racer_${randomLetters()}`);
      const everybody = [author, ...others];
      const jpeg = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
      const withPicture = (username: string) => {
        const body = new FormData();
        body.set("username", username);
        body.set("profileImage", new File([jpeg], "me.jpg", { type: "image/jpeg" }));
        return { body };
      };
      return everybody.flatMap((one, at) => [
        ...names.map((username) => () => one.put("/api/users/profile", { username })),
        () => one.request("PUT", "/api/users/profile", withPicture(names[at % 3] ?? "")),
        () => one.put("/api/users/profile", { displayName: `Racer ${at}`, profileImageUrl: null }),
        ...names.map((username) => () => one.get(`/api/users/username/${username}`)),
        () => one.post("/api/posts", { content: names.map((name) => `@${name}`).join(" ") }),
        () => one.post(`/api/users/${(everybody[at + 1] ?? author).id}/follow`),
      ]);
    },
  },
];
