import type { Page } from "@playwright/test";
import { administrator } from "../support/administrator.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { isDeep } from "../support/deep.ts";
import { expect, test } from "../support/test.ts";

/** Where an address leads, and the heading of the screen there. */
type Place = readonly [address: string, heading: string];

interface Row {
  readonly address: string;
  readonly stranger: Place;
  readonly member: Place;
  /** Where it is not the member's. */
  readonly administrator?: Place;
}

/** The post and its author, whose profile is opened by everyone. */
interface Content {
  readonly id: string;
  readonly username: string;
  readonly postId: string;
}

const home: Place = ["/", "Home"];
const landing: Place = ["/", "Glimmer"];

function signInFor(next: string): Place {
  return [`/login?next=${encodeURIComponent(next)}`, "Welcome back"];
}

/** A screen for members only. */
function screen(address: string, heading: string): Row {
  return { address, stranger: signInFor(address), member: [address, heading] };
}

/** Leads members to another address; visitors sign in for `next`. */
function alias(address: string, to: string, heading: string, next = address): Row {
  return { address, stranger: signInFor(next), member: [to, heading] };
}

function open(address: string, heading: string): Row {
  return { address, stranger: [address, heading], member: [address, heading] };
}

/** For visitors: members are sent home. */
function entrance(address: string, heading: string, to = address): Row {
  return { address, stranger: [to, heading], member: home };
}

/** Every address of the product's two documents, with aliases and queries. */
function addressesOf({ id, username, postId }: Content): readonly Row[] {
  const own = `/${username}`;
  const post = `/post/${postId}`;
  return [
    { address: "/", stranger: landing, member: home },
    { address: "/home", stranger: landing, member: home },
    entrance("/login", "Welcome back"),
    entrance("/api/login", "Welcome back", "/login"),
    entrance("/login?mode=forgot", "Forgot your password?"),
    entrance("/register", "Join Glimmer"),
    entrance(`/register?ref=${username}`, "Join Glimmer"),
    open("/login?token=abc", "Set a new password"),
    open("/verify-email", "Verification failed"),
    open("/verify-email?token=abc", "Confirm your email"),
    open("/terms", "Terms of Service"),
    open("/privacy", "Privacy Policy"),
    open("/rules", "House rules"),
    open("/report", "Report something"),
    screen("/create-post", "Create post"),
    screen("/create-post?content=Hello", "Create post"),
    screen("/drafts", "Drafts"),
    screen("/settings", "Settings"),
    screen("/blocked-users", "Blocked users"),
    screen("/rate-limit-status", "Your limits"),
    screen("/xp-history", "XP history"),
    screen("/ai-chat", "AI Chat"),
    screen("/chat", "Messages"),
    alias(`/chat?user=${username}`, "/chat", "Messages"),
    screen("/notifications", "Notifications"),
    screen("/shop", "XP Shop"),
    screen("/xp-shop", "XP Shop"),
    screen("/checkout", "Checkout"),
    screen("/leaderboard", "Leaderboard"),
    screen("/promotion-results", "Promotion results"),
    screen("/search", "Search"),
    screen("/search?q=calm", "Search"),
    screen("/search/posts?q=calm", "Search posts"),
    screen("/search/users?q=calm", "Search users"),
    screen(post, "Post"),
    screen(`${post}?return=chat&user=${username}`, "Post"),
    alias(`/posts/${postId}`, post, "Post", post),
    screen(`${post}/likes`, "Likes"),
    screen("/hashtag/calm", "#calm"),
    screen(own, "Robin Walker"),
    alias(`/profile${own}`, own, "Robin Walker", own),
    alias(`/user${own}`, own, "Robin Walker"),
    alias(`/user/${id}`, own, "Robin Walker"),
    {
      ...alias("/profile", own, "Robin Walker"),
      administrator: [`/${administrator.username}`, administrator.displayName],
    },
    screen("/nobody_of_this_name", "Profile"),
    {
      ...screen("/stripe-test", "Page not found"),
      administrator: ["/stripe-test", "Payment test"],
    },
    {
      ...screen("/community-settings", "Access Denied"),
      administrator: ["/community-settings", "Community settings"],
    },
    {
      ...alias("/admin/bots", "/community-settings?tab=bots", "Access Denied"),
      administrator: ["/community-settings?tab=bots", "Community settings"],
    },
    open("/no/such/page", "Page not found"),
  ];
}

async function walk(page: Page, content: Content, placeOf: (row: Row) => Place): Promise<void> {
  for (const row of addressesOf(content).filter(isWalked)) {
    const [address, heading] = placeOf(row);
    await page.goto(row.address);
    await expect(page, row.address).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 }), row.address).toHaveText(heading);
  }
}

/** `npm run test:all` takes every twelfth of the common ones, and all that are special. */
function isWalked(row: Row, place: number): boolean {
  return isDeep || place % 12 === 0 || row.administrator !== undefined;
}

for (const who of ["stranger", "member", "administrator"] as const) {
  test(`every address leads to its screen for the ${who} @sweep`, async ({ page, server }) => {
    test.slow();
    const member = await joinedMember(server, { displayName: "Robin Walker" });
    const calls = await server.as(member);
    const { id } = await calls.get<{ id: string }>("/api/auth/user");
    const post = await calls.post<{ id: string }>("/api/posts", { content: "A quiet word #calm" });
    if (who !== "stranger") await openSession(page, who === "member" ? member : administrator);
    await walk(page, { id, username: member.username, postId: post.id }, (row) => row[who] ?? row.member);
  });
}

test("opens a name with its sign, and an address with the full stop or bracket behind it", async ({ page, server }) => {
  const member = await joinedMember(server, { displayName: "Robin Walker" });
  const post = await (await server.as(member)).post<{ id: string }>("/api/posts", {
    content: "A quiet word",
  });
  await page.goto("/terms).");
  await expect(page).toHaveURL("/terms");
  await openSession(page, member);
  await page.goto(`/@${member.username}`);
  await expect(page).toHaveURL(`/${member.username}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Robin Walker");
  await page.goto(`/@${member.username}).`);
  await expect(page).toHaveURL(`/${member.username}`);
  await page.goto(`/post/${post.id}?return=chat].`);
  await expect(page).toHaveURL(`/post/${post.id}?return=chat`);
  await expect(page.getByText("A quiet word")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/${member.username}`);
});

test("serves its icon where browsers look for it unasked", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/x-icon"]);
  expect((await response.body()).readUInt16LE(2)).toBe(1);
});
