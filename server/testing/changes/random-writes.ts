import type { TestMember } from "../member.ts";
import { pick } from "../pages/act.ts";
import { callActs } from "../pages/call-acts.ts";
import { commentCalls } from "../pages/comment-acts.ts";
import type { Scene, Write } from "./community.ts";
import { renewOrEndCrown, subscribe } from "./crown-writes.ts";
import { changeBot, decide, lift, removeAsAdministrator, report, suspend, undo } from "./desk-writes.ts";
import { actAsBot, letTimePass, runQueue, runRepeated } from "./job-writes.ts";
import {
  buyBadge,
  changePicture,
  changeProfile,
  comeBack,
  giftXp,
  leave,
  makeUp,
  stopPromotion,
  switchBadge,
} from "./member-writes.ts";
import { chatActs, messageActs, writeMessage } from "./message-writes.ts";
import {
  askLisa,
  deleteOwnComment,
  deleteOwnPost,
  publishLong,
  publishPicture,
  schedule,
  silence,
  speak,
} from "./writing-writes.ts";

/** Beside what members do all day, how often each write is done, out of some hundred. */
const others: readonly (readonly [weight: number, write: Write])[] = [
  [4, publishLong],
  [2, publishPicture],
  [3, schedule],
  [2, askLisa],
  [1, deleteOwnPost],
  [2, deleteOwnComment],
  [4, speak],
  [2, silence],
  [5, writeMessage],
  ...[...chatActs, ...messageActs].map((act) => [4, act] as const),
  [3, changeProfile],
  [2, changePicture],
  [3, buyBadge],
  [4, switchBadge],
  [2, subscribe],
  [2, renewOrEndCrown],
  [1, leave],
  [4, comeBack],
  [6, makeUp],
  [1, giftXp],
  [1, stopPromotion],
  [3, decide],
  [2, undo],
  [2, report],
  [1, removeAsAdministrator],
  [1, changeBot],
  [1, suspend],
  [3, lift],
  [8, runRepeated],
  [3, letTimePass],
  [4, runQueue],
  [3, actAsBot],
];

/** Members' own acts come three times as often as in this list. */
const daily: readonly (readonly [weight: number, write: Write])[] = [...callActs, ...commentCalls]
  .map((act) => [3, act]);

const drawn = [...daily, ...others].flatMap(([weight, write]) => Array.from({ length: weight }, () => write));

/** Writes something, half of the time by `watched`. Returns its name, where it has one. */
export async function writeAtRandom(scene: Scene, watched: TestMember | undefined): Promise<string> {
  const write = pick(drawn);
  await write(watched && Math.random() < 0.5 ? watched : pick(scene.present), scene);
  return write.name;
}
