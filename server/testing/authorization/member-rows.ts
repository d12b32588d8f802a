import { publicReport } from "../scenes/public-report.ts";
import { asking, ownersName, theOwner } from "./accounts.ts";
import { type AuthorizationRows, row } from "./authorization-row.ts";

// deno-fmt-ignore
export const memberRows = {
  //                          stranger member blocked owner suspended administrator
  listOwnFollowing:         row(401,   200,   200,    200,  401,      200),
  listSuggestedMembers:     row(401,   200,   200,    200,  401,      200),
  followMember:             row(401,   200,   404,    400,  401,      200, theOwner()),
  unfollowMember:           row(401,   200,   404,    200,  401,      200, theOwner()),
  listBells:                row(401,   200,   200,    200,  401,      200),
  // Only whom one follows may ring.
  addBell:                  row(401,   409,   404,    409,  401,      409, theOwner()),
  removeBell:               row(401,   200,   404,    200,  401,      200, theOwner()),
  getFollowStatus:          row(401,   200,   404,    200,  401,      200, theOwner()),
  listFollowers:            row(401,   200,   404,    200,  401,      200, theOwner()),
  listFollowing:            row(401,   200,   404,    200,  401,      200, theOwner()),
  listBlocked:              row(401,   200,   200,    200,  401,      200),
  // A blocked member may block back, and undo earlier acts.
  blockMember:              row(401,   200,   200,    400,  401,      200, theOwner()),
  unblockMember:            row(401,   200,   200,    200,  401,      200, theOwner()),
  getBlockStatus:           row(401,   200,   200,    200,  401,      200, theOwner()),
  listMuted:                row(401,   200,   200,    200,  401,      200),
  muteMember:               row(401,   200,   404,    400,  401,      200, theOwner()),
  unmuteMember:             row(401,   200,   200,    200,  401,      200, theOwner()),
  getMuteStatus:            row(401,   200,   404,    200,  401,      200, theOwner()),
  getSupport:               row(401,   200,   200,    200,  401,      200),
  getMemberByUsername:      row(401,   200,   404,    200,  401,      200, ownersName),
  searchMembers:            row(401,   200,   200,    200,  401,      200, asking({ q: "member" })),
  getMember:                row(401,   200,   404,    200,  401,      200, theOwner()),
  getMemberStats:           row(401,   200,   404,    200,  401,      200, theOwner()),
  listMemberPosts:          row(401,   200,   404,    200,  401,      200, theOwner()),
  listMemberPictures:       row(401,   200,   404,    200,  401,      200, theOwner()),
  // 403 for every id, so that it reveals nothing.
  listLikedPosts:           row(401,   403,   403,    200,  401,      403, theOwner()),
  listBookmarkedPosts:      row(401,   403,   403,    200,  401,      403, theOwner()),
  listBadges:               row(401,   200,   404,    200,  401,      200, theOwner()),
  listBadgesActive:         row(401,   200,   404,    200,  401,      200, theOwner()),
  listActiveBadges:         row(401,   200,   404,    200,  401,      200, theOwner()),
  listXpTransactions:       row(401,   403,   403,    200,  401,      403, theOwner()),
  // Reports reach the moderators across blocks too (moderation.6).
  getReportChallenge:       row(200,   200,   200,    200,  200,      200),
  reportPublicly:           row(201,   201,   201,    201,  201,      201, async ({ t, owner }) => ({ json: await publicReport(t, `/${owner.username}`) })),
  reportAddress:            row(401,   201,   201,    400,  401,      201, ({ owner }) => ({ json: { address: `/${owner.username}`, reason: "spam" } })),
  reportMember:             row(401,   201,   201,    400,  401,      201, theOwner({ json: { reason: "spam" } })),
} satisfies AuthorizationRows;
