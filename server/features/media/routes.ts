import type { Route } from "../../http/route.ts";

export const mediaRoutes: readonly Route[] = [];
