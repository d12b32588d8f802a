import { expectAccessibleEverywhere } from "../support/access.ts";
import { asServer } from "../support/as-server.ts";
import { joinedMember, signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

test("members thank for a post and for a comment in private, and take it back", async ({ page, server }) => {
  const [member, author] = [
    await joinedMember(server),
    await joinedMember(server, { displayName: "Tara Thanked" }),
  ];
  const other = await server.as(author);
  const { id } = await other.post<{ id: string }>("/api/posts", { content: "The tide was far out" });
  await other.post(`/api/posts/${id}/comments`, { content: "And back by noon" });
  await signIn(page, member, `/login?next=/post/${id}`);
  const thank = async (options: string) => {
    await page.getByRole("button", { name: options }).click();
    const saved = page.waitForResponse("**/thanks");
    await page.getByRole("menuitem", { name: "Thank Tara Thanked" }).click();
    expect(await (await saved).json()).toMatchObject({ isThanked: true });
    await expectToast(page, "You thanked Tara Thanked");
  };
  await thank("Post options");
  const undone = page.waitForResponse("**/thanks");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await (await undone).json()).toEqual({ isThanked: false, tellAt: null });
  await expectToast(page, "Taken back");
  await thank("Comment options");
});

test("nobody has an item to thank themselves", async ({ page, server }) => {
  const member = await joinedMember(server);
  const own = await server.as(member);
  const { id } = await own.post<{ id: string }>("/api/posts", { content: "The tide was far out" });
  await signIn(page, member, `/login?next=/post/${id}`);
  await page.getByRole("button", { name: "Post options" }).click();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /^Thank/ })).toHaveCount(0);
});

test("the list says who thanked for what, and leads there", async ({ page, server }) => {
  const member = await joinedMember(server);
  const friend = await joinedMember(server, {
    displayName: "Finn with a name that is long enough to be cut",
  });
  const [own, other] = [await server.as(member), await server.as(friend)];
  const { id } = await own.post<{ id: string }>("/api/posts", { content: "The tide was far out" });
  await signIn(page, member, "/login?next=/notifications?tab=thanks");
  await expect(page.getByText("No thanks yet")).toBeVisible();
  const [card] = await own.get<object[]>(`/api/users/search?q=${friend.username}`);
  await other.post(`/api/posts/${id}/thanks`);
  // The evening is hours away: the list as the server sends it then.
  await page.route("**/api/thanks*", (route) =>
    route.fulfill(asServer({
      json: [{
        id,
        from: card,
        postId: id,
        commentId: null,
        content: "The tide was far out",
        toldAt: new Date(),
      }],
    })));
  await page.reload();
  const row = page.getByRole("region", { name: "Who thanked you" }).getByRole("listitem");
  await expect(row).toContainText(/Finn with a name.*For your post.*The tide was far out/s);
  await expectAccessibleEverywhere(page);
  await row.click();
  await expect(page).toHaveURL(`/post/${id}`);
});
