import { describe, expect, test } from "vitest";
import { findTranslatedTexts } from "./translated-texts.ts";

const inFile = (text: string) => findTranslatedTexts([{ path: "Screen.tsx", text }]).length;
const screen = (jsx: string) => inFile(`const Screen = ({ a, n, on, list, children }) => ${jsx};`);

describe("accepts", () => {
  test.each([
    ["a text that stays beside elements that stay", "<p><b>Now</b> you <i>go</i>.</p>"],
    ["a text that changes as the only child", "<p>{n}</p>"],
    ["a sentence as one text", "<p>{`${n} likes`}</p>"],
    ["one of two texts, or an element, as the only child", '<p>{on ? "On" : <b>Off</b>}</p>'],
    ["a text in its own element beside elements that come and go", "<p>{on && <i />}<span>{n}</span></p>"],
    ["an element that comes and goes beside white space alone", '<p>{on && <i />}{" "}<b>x</b></p>'],
    ["lists of elements", "<ul><li />{list.map((one) => <li key={one}>{one}</li>)}</ul>"],
    ["a list of texts in their elements", "<p>{list.map((one) => <b key={one}>{one}</b>)}</p>"],
    ["what a component was given, alone in a fragment", "<>{children}</>"],
    ["two branches of an element that differ by a key", '<p>{on ? <b key="on">A <i /></b> : <b>{n}</b>}</p>'],
    ["two branches of different elements", "<p>{on ? <b>A <i /></b> : <u>B <i /></u>}</p>"],
    ["a comment", "<p>{/* why */}{n}</p>"],
    ["a message beside elements that stay", "<p>{t`Now`} <i /></p>"],
    ["a message with elements in it", "<p><Trans>Now <b>you</b> go.</Trans></p>"],
  ])("%s", (_, jsx) => expect(screen(jsx)).toBe(0));

  test("what is imported beside elements, since it stays", () => {
    expect(inFile('import { name } from "./a.ts"; const S = () => <p>Hi <b>you</b>, {name}</p>;')).toBe(0);
    expect(inFile('import { me } from "./a.ts"; const { name } = me; const S = () => <p>{name}<i /></p>;'))
      .toBe(0);
  });

  test("elements by the type of a prop beside others", () => {
    const props = "interface Props { icon?: Elements; draw: (n: number) => ReactElement | null }";
    expect(inFile(`${props} const S = ({ icon, draw }: Props) => <p>{icon}{draw(1)}<b>x</b></p>;`)).toBe(0);
  });

  test("elements by what they were made of", () => {
    expect(inFile("const S = ({ on }) => { const mark = on ? <b /> : null; return <p>{mark}<i /></p>; };"))
      .toBe(0);
    expect(inFile("const draw = (n) => <b>{n}</b>; const S = () => <p>{draw(1)}{draw(2)}</p>;")).toBe(0);
  });
});

describe("refuses", () => {
  test.each([
    ["a number beside a text", "<p>{n} likes</p>"],
    ["a text that comes and goes beside an element", '<p><b>x</b>{on && "seen"}</p>'],
    ["one of two texts beside an element", '<p>{on ? "On" : "Off"}<i /></p>'],
    ["a sentence beside an element", "<p>{`${n} likes`}<i /></p>"],
    ["what may be a text beside a spinner that comes and goes", "<button>{on && <i />}{children}</button>"],
    ["a text that stays beside an element that comes and goes", "<p>{on && <i />}Now</p>"],
    ["a text that stays beside a list", "<p>Now {list.map((one) => <b key={one} />)}</p>"],
    ["a text that changes in a fragment in an element", "<p><>{n}</><i /></p>"],
    ["a list with texts, even alone", "<p>{list.map((one) => one.on ? <b /> : one.text)}</p>"],
    ["a loose text", "<>Now <b>you</b></>"],
    ["a loose text in a branch", '<p>{on ? <>Now <b>you</b></> : "Then"}</p>'],
    ["a text that a component returns", '(on ? "On" : null)'],
  ])("%s", (_, jsx) => expect(screen(jsx)).toBe(1));

  test("bare text in two branches of one element, into which React would write", () => {
    expect(screen("<p>{on ? (<b>A <i /></b>) : <b>{n}</b>}</p>")).toBe(1);
    expect(inFile("function S({ on }) { if (on) return <p>A <i /></p>; return <p>{on}</p>; }")).toBe(1);
  });

  const mark = "export function Mark({ on }) { if (!on) return null; return <b />; }";

  test("a text that stays beside a component that renders nothing at times", () => {
    expect(inFile(`${mark} const S = () => <p><Mark /> seen</p>;`)).toBe(1);
    const user = {
      path: "User.tsx",
      text: 'import { Mark } from "./M.tsx"; const S = () => <p><Mark /> a</p>;',
    };
    expect(findTranslatedTexts([{ path: "M.tsx", text: mark }, user])).toEqual([
      expect.stringContaining("User.tsx:1:"),
    ]);
  });

  test.each([
    ["Suspense", "const S = () => <p><Suspense><b /></Suspense> seen</p>;"],
    ["a part of an object", "const S = () => <p><Row.Mark /> seen</p>;"],
    [
      "one of two components",
      "const S = ({ on }) => { const Icon = on ? A : B; return <p><Icon /> seen</p>; };",
    ],
    ["a component that is loaded later", "const Late = lazy(load); const S = () => <p><Late /> seen</p>;"],
  ])("a text that stays beside %s", (_, text) => expect(inFile(text)).toBe(1));

  test("a text that stays beside a component that renders only such a one", () => {
    expect(inFile(`${mark} const Outer = () => <Mark />; const S = () => <p><Outer /> seen</p>;`)).toBe(1);
  });
});

test("a part of another file with the same name changes nothing", () => {
  const other = { path: "A.tsx", text: "function Row() { return null; }" };
  const own = { path: "B.tsx", text: "function Row() { return <b />; } const S = () => <p><Row /> a</p>;" };
  expect(findTranslatedTexts([other, own])).toEqual([]);
});

test("tests draw what they like", () => {
  expect(findTranslatedTexts([{ path: "a.test.tsx", text: "<p>{n} likes</p>" }])).toEqual([]);
});
