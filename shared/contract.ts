import { ageEndpoints } from "./account/age-contract.ts";
import { emailChangeEndpoints } from "./account/email-change-contract.ts";
import { leavingEndpoints } from "./account/leaving-contract.ts";
import { legalEndpoints } from "./account/legal-contract.ts";
import { profileEndpoints } from "./account/profile-contract.ts";
import { settingsEndpoints } from "./account/settings-contract.ts";
import { auditEndpoints } from "./admin/audit-contract.ts";
import { adminEndpoints } from "./admin/contract.ts";
import { roleEndpoints } from "./admin/role-contract.ts";
import { assistantEndpoints } from "./assistant/contract.ts";
import { authEndpoints } from "./auth/contract.ts";
import { registrationEndpoints } from "./auth/registration-contract.ts";
import { signInLinkEndpoints } from "./auth/sign-in-link-contract.ts";
import { blockEndpoints } from "./blocks/contract.ts";
import { botEndpoints } from "./bots/contract.ts";
import { decisionEndpoints } from "./cases/decide-contract.ts";
import { evidenceEndpoints } from "./cases/evidence-contract.ts";
import { moderatedMemberEndpoints } from "./cases/members-contract.ts";
import { numberEndpoints } from "./cases/numbers-contract.ts";
import { caseQueueEndpoints } from "./cases/queue-contract.ts";
import { appealEndpoints, statementEndpoints } from "./cases/statement-contract.ts";
import { commentEndpoints } from "./comments/contract.ts";
import { commentEditEndpoints } from "./comments/edit-contract.ts";
import { commentFoldEndpoints } from "./comments/fold-contract.ts";
import { draftEndpoints } from "./drafts/contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { followEndpoints } from "./follows/contract.ts";
import { mediaEndpoints } from "./media/contract.ts";
import { memberEndpoints } from "./members/contract.ts";
import { messageEndpoints } from "./messages/contract.ts";
import { conversationEndpoints } from "./messages/conversation-contract.ts";
import { moderationEndpoints } from "./moderation/contract.ts";
import { whyEndpoints } from "./moderation/why-contract.ts";
import { muteEndpoints } from "./mutes/contract.ts";
import { notificationEndpoints } from "./notifications/contract.ts";
import { pollEndpoints } from "./polls/contract.ts";
import { postEndpoints } from "./posts/contract.ts";
import { postAudienceEndpoints } from "./posts/audience-contract.ts";
import { postDeletionEndpoints } from "./posts/deletion-contract.ts";
import { postEditEndpoints } from "./posts/edit-contract.ts";
import { postPictureEndpoints } from "./posts/picture-contract.ts";
import { postPinEndpoints } from "./posts/pin-contract.ts";
import { hashtagEndpoints } from "./posts/hashtag-contract.ts";
import { promotionEndpoints } from "./promotions/contract.ts";
import { pushEndpoints } from "./notifications/push-contract.ts";
import { realtimeEndpoints } from "./realtime/contract.ts";
import { reportEndpoints } from "./reports/contract.ts";
import { publicReportEndpoints } from "./reports/public-contract.ts";
import { ruleEndpoints } from "./rules/contract.ts";
import { badgeShopEndpoints } from "./shop/badge-contract.ts";
import { shopEndpoints } from "./shop/contract.ts";
import { stripeTestEndpoints } from "./shop/stripe-test-contract.ts";
import { speechEndpoints } from "./speech/contract.ts";
import { systemEndpoints } from "./system/contract.ts";
import { serviceEndpoints } from "./system/services-contract.ts";
import { thanksEndpoints } from "./thanks/contract.ts";
import { xpEndpoints } from "./xp/contract.ts";
import { leaderboardEndpoints } from "./xp/leaderboard-contract.ts";

const endpoints = {
  ...systemEndpoints,
  ...serviceEndpoints,
  ...authEndpoints,
  ...registrationEndpoints,
  ...signInLinkEndpoints,
  ...settingsEndpoints,
  ...profileEndpoints,
  ...emailChangeEndpoints,
  ...legalEndpoints,
  ...ageEndpoints,
  ...leavingEndpoints,
  ...followEndpoints,
  ...blockEndpoints,
  ...muteEndpoints,
  ...moderationEndpoints,
  ...whyEndpoints,
  ...memberEndpoints,
  ...promotionEndpoints,
  ...postEndpoints,
  ...postDeletionEndpoints,
  ...postPinEndpoints,
  ...hashtagEndpoints,
  ...postPictureEndpoints,
  ...postEditEndpoints,
  ...pollEndpoints,
  ...postAudienceEndpoints,
  ...draftEndpoints,
  ...thanksEndpoints,
  ...speechEndpoints,
  ...commentEndpoints,
  ...commentEditEndpoints,
  ...commentFoldEndpoints,
  ...messageEndpoints,
  ...conversationEndpoints,
  ...notificationEndpoints,
  ...pushEndpoints,
  ...realtimeEndpoints,
  ...reportEndpoints,
  ...publicReportEndpoints,
  ...ruleEndpoints,
  ...caseQueueEndpoints,
  ...numberEndpoints,
  ...decisionEndpoints,
  ...moderatedMemberEndpoints,
  ...statementEndpoints,
  ...appealEndpoints,
  ...evidenceEndpoints,
  ...xpEndpoints,
  ...leaderboardEndpoints,
  ...mediaEndpoints,
  ...adminEndpoints,
  ...roleEndpoints,
  ...shopEndpoints,
  ...badgeShopEndpoints,
  ...stripeTestEndpoints,
  ...assistantEndpoints,
  ...auditEndpoints,
  ...botEndpoints,
};

/** The name of an endpoint in the contract and in the OpenAPI document. */
export type OperationId = keyof typeof endpoints;

/** Every endpoint by its operation id. Clients import single rows instead. */
export const contract: Readonly<Record<OperationId, Endpoint>> = endpoints;
