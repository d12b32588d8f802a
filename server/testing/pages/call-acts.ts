import { mutableParts } from "#shared/mutes/mutable-parts.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { ttsVoices } from "#shared/speech/speech-price-and-voices.ts";
import { postAudiences } from "#shared/posts/post-audience.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { pollAtRandom, voteAtRandom } from "../scenes/poll-scene.ts";
import { type Act, pick } from "./act.ts";

/** Not all posts, so that acts meet. */
export const latest = 25;

const onPost = (method: "post" | "delete", verb: string, body?: object): Act => (by, { posts }) =>
  by[method](`/api/posts/${pick(posts.slice(-latest))}${verb}`, body);

const onMember = (method: "post" | "delete", verb: string): Act => (by, { members }) =>
  by[method](`/api/users/${pick(members).id}/${verb}`);

const muteInPart: Act = (by, { members }) =>
  by.post(`/api/users/${pick(members).id}/mute`, { only: pick(mutableParts) });

const setting = (field: string, values: readonly unknown[]): Act => (by) =>
  by.put("/api/users/settings", { [field]: pick(values) });

const writeWords = () => {
  const mornings = [
    "quiet morning",
    "loud morning",
    "quiet morning, and I want to kill myself",
    "dog was beaten to death",
  ];
  return `A ${pick(mornings)} ${pick(["#calm", '\u{1F331} "so"'])}`;
};

/** What is put over a post or comment; also nothing, and what takes it off. */
export const pickCover = () =>
  pick([
    {},
    {},
    { coverWords: null },
    { coverWords: "A line", coverTopics: [] },
    { coverWords: "", coverTopics: ["loss"] },
    { coverWords: "A line", coverTopics: ["loss", "violence"] },
  ]);

const topicLists = [[], ["loss"], ["loss", "violence"], ["distress"]];

/** Of what is always open and always covered only one is chosen at a time. */
const chooseTopics: Act = (by) =>
  by.put(
    "/api/users/settings",
    pick([
      { openTopics: pick(topicLists), coveredTopics: [] },
      { openTopics: [], coveredTopics: pick(topicLists) },
    ]),
  );

const vote: Act = (by, { posts }) => voteAtRandom(by, pick(posts.slice(-latest)));

const publish: Act = async (by, { posts }) => {
  const quoted = Math.random() < 0.4 ? pick(posts.slice(-latest)) : undefined;
  const answer = await by.post("/api/posts", {
    content: writeWords(),
    language: pick(["de", "ja", undefined]),
    madeWithAi: Math.random() < 0.3,
    quotedPostId: quoted,
    isQuote: quoted !== undefined,
    poll: pollAtRandom(),
    commentsFrom: pickAudience(),
    quotesFrom: pickAudience(),
    ...pickCover(),
  });
  if (answer.status === 201) posts.push((await answer.json() as { id: string }).id);
};

/** Mostly everyone, so that most acts are done. */
const pickAudience = () => Math.random() < 0.7 ? "everyone" : pick(postAudiences);

const chooseAudience: Act = (by, { posts }) =>
  by.put(`/api/posts/${pick(posts.slice(-latest))}/audience`, {
    commentsFrom: pickAudience(),
    quotesFrom: pickAudience(),
  });

/** Takes one's own post out of a quote, or puts it back. */
const onQuote = (method: "post" | "delete"): Act => async (by, { t }) => {
  const rows = await t.sql<{ id: string }[]>`
    select q.id
    from posts q
    join posts p on p.id = q.quoted_post_id
    where p.author_id = ${by.id}
    order by q.id desc
    limit 5`;
  const one = rows.length > 0 ? pick(rows) : null;
  if (one) await by[method](`/api/posts/${one.id}/detach`);
};

/** Edits a post of one's own, at times a version that stands no more. */
const revise: Act = async (by, { posts }) => {
  const path = `/api/posts/${pick(posts.slice(-latest))}`;
  const answer = await by.get(path);
  if (answer.status !== 200) return;
  const { revision, author } = await answer.json() as Post;
  if (author.id !== by.id) return;
  const named = Math.random() < 0.1 ? revision + 1 : revision;
  const language = pick(["de", "ja", undefined]);
  const poll = Math.random() < 0.2 ? { answers: ["A lake", "A room"] } : undefined;
  await by.put(path, { content: writeWords(), revision: named, language, poll, ...pickCover() });
};

const repost: Act = async (by, { posts }) => {
  const answer = await by.post("/api/posts", { repostedPostId: pick(posts.slice(-latest)) });
  if (answer.status === 201) posts.push((await answer.json() as { id: string }).id);
};

const promote: Act = (by, { posts }) =>
  by.post(`/api/posts/${pick(posts.slice(-latest))}/promote`, { durationHours: 2 });

/** What members do by calls, each as often as it stands here. */
export const callActs: readonly Act[] = [
  publish,
  publish,
  publish,
  revise,
  revise,
  revise,
  chooseAudience,
  chooseAudience,
  onQuote("post"),
  onQuote("post"),
  onQuote("delete"),
  repost,
  vote,
  vote,
  onPost("post", "/like"),
  onPost("post", "/like"),
  onPost("delete", "/like"),
  onPost("post", "/bookmark"),
  onPost("delete", "/bookmark"),
  onPost("post", "/share"),
  onPost("post", "/repost"),
  onPost("delete", "/repost"),
  onPost("delete", ""),
  onMember("post", "follow"),
  onMember("post", "follow"),
  onMember("delete", "follow"),
  onMember("post", "block"),
  onMember("delete", "block"),
  onMember("delete", "block"),
  onMember("post", "mute"),
  onMember("delete", "mute"),
  muteInPart,
  setting("displayName", ["Ada", "Bo", "\u{1F338} Cléo"]),
  setting("ttsVoice", ttsVoices.slice(0, 2)),
  setting("moderationLevel", moderationLevels),
  setting("foldsNewcomers", [true, false]),
  setting("readLanguages", [[], ["de"], ["de", "en"]]),
  chooseTopics,
  chooseTopics,
  promote,
];
