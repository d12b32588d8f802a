import type { LargeGroup } from "./large-size.ts";
import { links } from "./links.ts";
import { moderation } from "./moderation.ts";
import { people } from "./people.ts";
import { posts } from "./posts.ts";
import { records } from "./records.ts";
import { talk } from "./talk.ts";

export const largeGroups: readonly LargeGroup[] = [posts, people, talk, records, moderation, links];
