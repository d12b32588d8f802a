import { reactionEmojis } from "#shared/messages/rules.ts";
import { asking } from "./accounts.ts";
import { type AuthorizationRows, type Prepare, row } from "./authorization-row.ts";
import { aNotification } from "./content.ts";
import {
  aMessage,
  aMessageWithImage,
  aPictureOfAMessage,
  aReceivedMessage,
  aRequestToOwner,
  withOwner,
} from "./conversations.ts";

const reaction = { json: { emoji: reactionEmojis[0] } };
const spam = { json: { reason: "spam" } };
const forGood = { json: { until: null } };
const toOwner: Prepare = ({ owner }) => ({ json: { receiverId: owner.id, content: "A quiet word" } });

// deno-fmt-ignore
export const messageRows = {
  //                          stranger member blocked owner suspended administrator
  sendMessage:              row(401,   403,   403,    400,  401,      403, toOwner),
  countUnreadMessages:      row(401,   200,   200,    200,  401,      200),
  countRequests:            row(401,   200,   200,    200,  401,      200),
  searchMessages:           row(401,   200,   200,    200,  401,      200, asking({ q: "quiet" })),
  getMessageImage:          row(401,   404,   404,    200,  401,      404, aMessageWithImage),
  getPictureOfMessage:      row(401,   404,   404,    200,  401,      404, aPictureOfAMessage),
  reactToMessage:           row(401,   404,   404,    200,  401,      404, aMessage(reaction)),
  removeReaction:           row(401,   404,   404,    200,  401,      404, aMessage(reaction)),
  reportMessage:            row(401,   404,   404,    201,  401,      404, aReceivedMessage(spam)),
  editMessage:              row(401,   404,   404,    200,  401,      404, aMessage({ json: { content: "Tea?", revision: 1 } })),
  unsendMessage:            row(401,   404,   404,    200,  401,      404, aMessage()),
  listConversations:        row(401,   200,   200,    200,  401,      200),
  getConversation:          row(401,   200,   404,    404,  401,      200, withOwner()),
  markConversationRead:     row(401,   200,   200,    200,  401,      200, withOwner()),
  acceptRequest:            row(401,   404,   404,    200,  401,      404, aRequestToOwner()),
  declineRequest:           row(401,   404,   404,    200,  401,      404, aRequestToOwner()),
  restoreRequest:           row(401,   404,   404,    200,  401,      404, aRequestToOwner()),
  muteConversation:         row(401,   404,   404,    200,  401,      404, aRequestToOwner(forGood)),
  unmuteConversation:       row(401,   404,   404,    200,  401,      404, aRequestToOwner()),
  readThread:               row(401,   200,   200,    200,  401,      200, withOwner()),

  listNotifications:        row(401,   200,   200,    200,  401,      200),
  countUnreadNotifications: row(401,   200,   200,    200,  401,      200),
  getNotificationSettings:  row(401,   200,   200,    200,  401,      200),
  changeNotificationSettings: row(401, 200,   200,    200,  401,      200),
  markAllNotificationsRead: row(401,   200,   200,    200,  401,      200),
  markNotificationRead:     row(401,   404,   404,    200,  401,      404, aNotification),
} satisfies AuthorizationRows;
