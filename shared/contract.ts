import { authEndpoints } from "./auth/contract.ts";
import { commentEndpoints } from "./comments/contract.ts";
import type { Endpoint } from "./endpoint.ts";
import { mediaEndpoints } from "./media/contract.ts";
import { memberEndpoints } from "./members/contract.ts";
import { postEndpoints } from "./posts/contract.ts";
import { systemEndpoints } from "./system/contract.ts";
import { xpEndpoints } from "./xp/contract.ts";

/** Every endpoint of the product by its operation id. Clients import the single rows they call, never this. */
export const contract: Readonly<Record<string, Endpoint>> = {
  ...systemEndpoints,
  ...authEndpoints,
  ...memberEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...mediaEndpoints,
  ...xpEndpoints,
};
