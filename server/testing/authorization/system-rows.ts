import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { writeFirstRules } from "#shared/rules/first-rules.ts";
import { writeText } from "../../language/write-text.ts";
import { testPassword } from "../member.ts";
import { theOwner, theSuspendedOwner } from "./accounts.ts";
import { type AuthorizationRows, type Prepare, row } from "./authorization-row.ts";
import { aComment, aPost } from "./content.ts";
import { anImage, anUploadLink } from "./conversations.ts";

const p256dh = createECDH("prime256v1").generateKeys("base64url");
const subscription: Prepare = () => ({
  json: {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    keys: { p256dh, auth: randomBytes(16).toString("base64url") },
  },
});
const thisWeek: Prepare = () => ({ params: { period: "weekly" } });
const gift: Prepare = ({ owner }) => ({ json: { userId: owner.id, xpAmount: 10 } });
const moderating = { json: { role: "moderator", password: testPassword, reason: "Kind" } };
const sameRules: Prepare = () => ({
  json: { version: 0, rules: writeFirstRules((text) => writeText(text, "en")) },
});
const notPublished = () => ({ json: { isPublished: false } });
const because = { json: { reason: "Spam" } };

// deno-fmt-ignore
export const systemRows = {
  //                          stranger member blocked owner suspended administrator
  getHealth:                row(200,   200,   200,    200,  200,      200),
  getAbout:                 row(200,   200,   200,    200,  200,      200),
  getOpenApiDocument:       row(200,   200,   200,    200,  200,      200),
  getDocs:                  row(200,   200,   200,    200,  200,      200),
  getOutbox:                row(200,   200,   200,    200,  200,      200),
  getRules:                 row(200,   200,   200,    200,  200,      200),
  getTransparency:          row(200,   200,   200,    200,  200,      200),
  // Nobody published it.
  exportTransparency:       row(404,   404,   404,    404,  404,      404),
  getRateLimitStatus:       row(401,   200,   200,    200,  401,      200),
  getSocketTicket:          row(401,   200,   200,    200,  401,      200),
  getPushKey:               row(401,   200,   200,    200,  401,      200),
  subscribeToPush:          row(401,   200,   200,    200,  401,      200, subscription),
  unsubscribeFromPush:      row(401,   200,   200,    200,  401,      200),
  startUpload:              row(401,   201,   201,    201,  401,      201),
  // The signed link is the permission.
  putUpload:                row(201,   201,   201,    201,  201,      201, anUploadLink),
  // It is not used yet.
  getMedia:                 row(404,   404,   404,    200,  404,      404, anImage),
  getXpEconomy:             row(401,   200,   200,    200,  401,      200),
  getShopCosts:             row(401,   200,   200,    200,  401,      200),
  getCosts:                 row(401,   200,   200,    200,  401,      200),
  getLeaderboard:           row(401,   200,   200,    200,  401,      200, thisWeek),
  getOwnRank:               row(401,   200,   200,    200,  401,      200, thisWeek),

  listUsers:                row(401,   403,   403,    403,  401,      200),
  giftXp:                   row(401,   403,   403,    403,  401,      201, gift),
  suspendUser:              row(401,   403,   403,    403,  401,      200, theOwner(because)),
  // Its owner is suspended.
  restoreUser:              row(401,   403,   403,    401,  401,      200, theSuspendedOwner(because)),
  changeRole:               row(401,   403,   403,    403,  401,      200, theOwner(moderating)),
  removePost:               row(401,   403,   403,    403,  401,      200, aPost(because)),
  removeComment:            row(401,   403,   403,    403,  401,      200, aComment(because)),
  getServices:              row(401,   403,   403,    403,  401,      200),
  listAudit:                row(401,   403,   403,    403,  401,      200),
  exportAudit:              row(401,   403,   403,    403,  401,      200),
  switchTransparency:       row(401,   403,   403,    403,  401,      200, notPublished),
  changeRules:              row(401,   403,   403,    403,  401,      200, sameRules),
} satisfies AuthorizationRows;
