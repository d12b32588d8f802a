import { joinedMember } from "../support/members.ts";
import { isConnected, signInToApp } from "./app-actions.ts";
import { expect, test } from "./desktop-test.ts";

test("messages of one member are one native notification; a click opens the conversation, and none comes while it is in front @deep", async ({ server, openApp }) => {
  const [member, irisMember] = [
    await joinedMember(server),
    await joinedMember(server, { displayName: "Iris" }),
  ];
  const iris = await server.as(irisMember);
  const receiver = await server.as(member);
  const idOf = async (api: typeof iris) => (await api.get<{ id: string }>("/api/auth/user")).id;
  const [receiverId, irisId] = [await idOf(receiver), await idOf(iris)];
  await iris.post(`/api/users/${receiverId}/follow`);
  await receiver.post(`/api/users/${irisId}/follow`);
  const app = await openApp();
  await signInToApp(app.page, member);
  await isConnected(app);
  const notifications = () => app.ask("notifications");
  const before = (await notifications()).length;
  const since = async () => (await notifications()).slice(before);

  await app.ask("blurWindow");
  await iris.post("/api/messages", { receiverId, content: "Tea?" });
  await expect.poll(since, { intervals: [50] }).toEqual([{ title: "Iris", body: "Tea?" }]);
  await iris.post("/api/messages", { receiverId, content: "At four" });
  await expect.poll(since, { intervals: [50] }).toHaveLength(2);
  expect((await since())[1]).toEqual({ title: "2 messages from Iris", body: "At four" });
  await expect.poll(() => app.ask("tray")).toMatchObject({ hasBadge: true });

  await app.ask("clickNotification", before + 1);
  const field = app.page.getByRole("textbox", { name: "Message", exact: true });
  await expect(field).toBeFocused();
  await expect(app.page.getByText("At four", { exact: true }).first()).toBeVisible();
  await expect.poll(() => app.ask("window")).toMatchObject({ isVisible: true, isFocused: true });
  await iris.post("/api/messages", { receiverId, content: "Or five" });
  await expect(app.page.getByText("Or five", { exact: true }).first()).toBeVisible();
  expect(await since()).toHaveLength(2);
});

test("in the app, Up edits the latest message, and the other reads its new words @deep", async ({ server, openApp }) => {
  const [member, irisMember] = [await joinedMember(server), await joinedMember(server)];
  const [own, iris] = [await server.as(member), await server.as(irisMember)];
  const { id: irisId } = await iris.get<{ id: string }>("/api/auth/user");
  const { id: ownId } = await own.get<{ id: string }>("/api/auth/user");
  await own.post(`/api/users/${irisId}/follow`);
  const { id } = await own.post<{ id: string }>("/api/messages", { receiverId: irisId, content: "At four" });
  const { page } = await openApp();
  await signInToApp(page, member);
  await page.getByRole("link", { name: "Chat" }).first().click();
  await page.getByText("At four").first().click();
  await expect(page.getByRole("article").filter({ hasText: "At four" })).toBeVisible();
  const composer = page.getByRole("textbox", { name: "Message", exact: true });
  await composer.press("ArrowUp");
  await page.getByRole("textbox", { name: "Edit message" }).fill("At five");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "At five" })).toContainText("Edited");
  // Comes back once the server has it.
  await expect(composer).toBeFocused();
  const thread = await iris.get<{ id: string; content: string }[]>(`/api/conversations/${ownId}`);
  expect(thread).toMatchObject([{ id, content: "At five", revision: 2 }]);
});
