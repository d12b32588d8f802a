import { expect, test } from "vitest";
import { findTextsWithoutMessage } from "./texts-without-message.ts";

const textsIn = (text: string, path = "server/features/posts/add-post.ts") =>
  findTextsWithoutMessage([{ path, text }]);

test.each([
  ["a sentence", 'const sent = "Your post is shown.";', "Your post is shown."],
  ["a label", 'const row = { label: "Deleted posts" };', "Deleted posts"],
  ["a label of one word", 'const row = { label: "Reload" };', "Reload"],
  ["a label in capitals", "const item = { label: `New Post` };", "New Post"],
  ["one word that is a sentence", 'const done = "Done.";', "Done."],
  ["a template", "const title = `Hello ${name}, welcome`;", "Hello …, welcome"],
  ["a template that begins with a value", "const title = `${name} likes your post`;", "… likes your post"],
  ["a value of a message", 'msg`It was ${{ by: isBot ? "A bot" : name }}.`;', "A bot"],
  [
    "a parameter of a statement",
    'sql`insert into notes (words) values (${"By a moderator"})`;',
    "By a moderator",
  ],
  ["a text that is said to be somebody's", 'asWritten("It is gone.");', "It is gone."],
  ["an entry of a map", 'const words = new Map([["spam", "Unwanted posts"]]);', "Unwanted posts"],
  ["an option of a class", 'new BrowserWindow({ title: "About the app" });', "About the app"],
  ["words of a page", "html`<main><p>You may close it</p>${link}</main>`;", "You may close it"],
])("finds %s", (_, code, text) => {
  expect(textsIn(code)).toEqual([`server/features/posts/add-post.ts:1: ${text}`]);
});

test.each([
  ["messages", 'const sent = msg`Your post is ${plural({ n }, { one: "One of you", other: "# of you" })}.`;'],
  ["a message with a context", 'msg({ message: "Some members", context: "who did something" });'],
  ["a value that is a message", "msg`It was ${{ by: isBot ? msg`A bot` : name }}.`;"],
  ["what somebody wrote", "asWritten(post.content);"],
  ["texts of fields", "text(100).min(1, fieldText(msg`Please write something.`));"],
  [
    "what is thrown, and errors made to be",
    'throw refusal("It is gone"); const late = new Late("It was late");',
  ],
  [
    "the message of a class of errors",
    'class Late extends Error { constructor() { super("It was late"); } }',
  ],
  [
    "the log",
    'ctx.log.warn({ id }, "A row was lost"); log.error("A row was lost"); console.info("It began.");',
  ],
  [
    "the contract's document",
    'const row = { summary: "Add a post" }; z.string().describe("A name that is free");',
  ],
  ["statements", "tx`Select one from posts`;"],
  ["what is compared", 'if (name === "Some name") go();'],
  [
    "codes, headers and pages without words",
    '["post-id", "Content-Type", "Vary: accept"]; html`<p>${words}</p>`;',
  ],
  ["comments", "// It was late.\n"],
])("leaves alone %s", (_, code) => {
  expect(textsIn(code)).toEqual([]);
});

test.each([
  ["shared/posts/rules.ts", true],
  ["desktop/main/menu.ts", true],
  ["server/features/shop/orders/order-texts.ts", true],
  ["server/features/shop/orders/settle/move-order-xp.ts", true],
  ["server/features/shop/orders/settle/settle-order.ts", false],
  ["server/settings/mail.ts", false],
  ["server/testing/scenes/post.ts", false],
  ["server/features/posts/add-post.test.ts", false],
  ["desktop/main/self-test/check-tray.ts", false],
  ["desktop/renderer/ui/Card.tsx", false],
  ["build/start.ts", false],
])("looks into %s: %j", (path, looks) => {
  expect(textsIn('const sent = "It was sent.";', path)).toHaveLength(looks ? 1 : 0);
});
