import { accountEndpoints } from "./account/contract.ts";
import { authEndpoints } from "./auth/contract.ts";
import { registrationEndpoints } from "./auth/registration-contract.ts";
import { signInLinkEndpoints } from "./auth/sign-in-link-contract.ts";
import { blockEndpoints } from "./blocks/contract.ts";
import { commentEndpoints } from "./comments/contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { followEndpoints } from "./follows/contract.ts";
import { mediaEndpoints } from "./media/contract.ts";
import { memberEndpoints } from "./members/contract.ts";
import { messageEndpoints } from "./messages/contract.ts";
import { reportEndpoints } from "./moderation/report-contract.ts";
import { notificationEndpoints } from "./notifications/contract.ts";
import { postEndpoints } from "./posts/contract.ts";
import { hashtagEndpoints } from "./posts/hashtag-contract.ts";
import { promotionEndpoints } from "./promotions/contract.ts";
import { speechEndpoints } from "./speech/contract.ts";
import { systemEndpoints } from "./system/contract.ts";
import { xpEndpoints } from "./xp/contract.ts";
import { leaderboardEndpoints } from "./xp/leaderboard-contract.ts";

/** Every endpoint by its operation id. Clients import single rows instead. */
export const contract: Readonly<Record<string, Endpoint>> = {
  ...systemEndpoints,
  ...authEndpoints,
  ...registrationEndpoints,
  ...signInLinkEndpoints,
  ...accountEndpoints,
  ...followEndpoints,
  ...blockEndpoints,
  ...memberEndpoints,
  ...promotionEndpoints,
  ...postEndpoints,
  ...hashtagEndpoints,
  ...speechEndpoints,
  ...commentEndpoints,
  ...messageEndpoints,
  ...notificationEndpoints,
  ...reportEndpoints,
  ...xpEndpoints,
  ...leaderboardEndpoints,
  ...mediaEndpoints,
};
