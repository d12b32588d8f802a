import { asking, sending } from "./accounts.ts";
import { type AuthorizationRows, row } from "./authorization-row.ts";
import {
  aComment,
  aCommentRevision,
  anOwnLevel,
  aPicture,
  aPoll,
  aPost,
  aPostAndXp,
  aPostRevision,
  aPromotion,
  aQuoteOfTheirs,
  audio,
} from "./content.ts";

const words = { json: { content: "Tea and rain" } };
const edit = { json: { content: "Tea and more rain", revision: 1 } };
const spam = { json: { reason: "spam" } };

// deno-fmt-ignore
export const postRows = {
  //                          stranger member blocked owner suspended administrator
  listPosts:                row(401,   200,   200,    200,  401,      200),
  createPost:               row(401,   201,   201,    201,  401,      201, sending(words.json)),
  listFollowingPosts:       row(401,   200,   200,    200,  401,      200),
  getPost:                  row(401,   200,   404,    200,  401,      200, aPost()),
  editPost:                 row(401,   403,   404,    200,  401,      403, aPost(edit)),
  changePostAudience:       row(401,   403,   404,    200,  401,      403, aPost({ json: { commentsFrom: "nobody" } })),
  // The owner's post is quoted by another.
  detachQuote:              row(401,   403,   403,    200,  401,      403, aQuoteOfTheirs),
  attachQuote:              row(401,   403,   403,    200,  401,      403, aQuoteOfTheirs),
  listPostRevisions:        row(401,   200,   404,    200,  401,      200, aPost()),
  removePostRevision:       row(401,   403,   404,    200,  401,      403, aPostRevision),
  describePicture:          row(401,   403,   404,    200,  401,      403, aPicture),
  deletePost:               row(401,   403,   404,    200,  401,      403, aPostAndXp()),
  likePost:                 row(401,   200,   404,    200,  401,      200, aPost()),
  unlikePost:               row(401,   200,   404,    200,  401,      200, aPost()),
  listPostLikes:            row(401,   200,   404,    200,  401,      200, aPost()),
  bookmarkPost:             row(401,   200,   404,    200,  401,      200, aPost()),
  unbookmarkPost:           row(401,   200,   404,    200,  401,      200, aPost()),
  sharePost:                row(401,   200,   404,    200,  401,      200, aPost()),
  repostPost:               row(401,   200,   404,    403,  401,      200, aPost()),
  withdrawRepost:           row(401,   200,   404,    200,  401,      200, aPost()),
  thankForPost:             row(401,   200,   404,    403,  401,      200, aPost()),
  takeBackThanksForPost:    row(401,   200,   404,    200,  401,      200, aPost()),
  pinPost:                  row(401,   403,   404,    200,  401,      403, aPost()),
  unpinPost:                row(401,   403,   404,    200,  401,      403, aPost()),
  getDeletionCost:          row(401,   403,   404,    200,  401,      403, aPost()),
  votePoll:                 row(401,   200,   404,    403,  401,      200, aPoll),
  listHashtagPosts:         row(401,   200,   200,    200,  401,      200, () => ({ params: { hashtag: "tea" } })),
  suggestHashtags:          row(401,   200,   200,    200,  401,      200, asking({ q: "t" })),
  // Reports reach the moderators across blocks too (moderation.6).
  reportPost:               row(401,   201,   201,    400,  401,      201, aPost(spam)),
  createAudio:              row(401,   200,   404,    200,  401,      200, aPostAndXp()),
  deleteAudio:              row(401,   403,   404,    200,  401,      403, aPost()),
  // The unguessable id is the permission.
  getAudio:                 row(200,   200,   200,    200,  200,      200, audio),

  listComments:             row(401,   200,   404,    200,  401,      200, aPost()),
  addComment:               row(401,   201,   404,    201,  401,      201, aPost(words)),
  editComment:              row(401,   403,   404,    200,  401,      403, aComment(edit)),
  listCommentRevisions:     row(401,   200,   404,    200,  401,      200, aComment()),
  removeCommentRevision:    row(401,   403,   404,    200,  401,      403, aCommentRevision),
  deleteComment:            row(401,   403,   404,    200,  401,      403, aComment()),
  getCommentLike:           row(401,   200,   404,    200,  401,      200, aComment()),
  likeComment:              row(401,   200,   404,    200,  401,      200, aComment()),
  unlikeComment:            row(401,   200,   404,    200,  401,      200, aComment()),
  thankForComment:          row(401,   200,   404,    403,  401,      200, aComment()),
  takeBackThanksForComment: row(401,   200,   404,    200,  401,      200, aComment()),
  // Each reads their own alone.
  listThanks:               row(401,   200,   200,    200,  401,      200),
  // The owner wrote both the comment and its post.
  foldComment:              row(401,   403,   404,    200,  401,      403, aComment()),
  unfoldComment:            row(401,   403,   404,    200,  401,      403, aComment()),
  reportComment:            row(401,   201,   201,    400,  401,      201, aComment(spam)),

  getLevelReasons:          row(401,   404,   404,    200,  401,      404, anOwnLevel),
  askAboutLevel:            row(401,   404,   404,    200,  401,      404, anOwnLevel),

  promotePost:              row(401,   403,   404,    201,  401,      403, aPostAndXp()),
  listPromotedPosts:        row(401,   200,   200,    200,  401,      200),
  listMyPromotions:         row(401,   200,   200,    200,  401,      200),
  getPromotion:             row(401,   404,   404,    200,  401,      404, aPromotion()),
  stopPromotion:            row(401,   404,   404,    200,  401,      404, aPromotion()),
  getPromotionStats:        row(401,   404,   404,    200,  401,      404, aPromotion()),
  recordPromotionView:      row(401,   200,   404,    200,  401,      200, aPromotion()),
  recordPromotionEvent:     row(401,   200,   404,    200,  401,      200, aPromotion({ json: { type: "postClick" } })),
} satisfies AuthorizationRows;
