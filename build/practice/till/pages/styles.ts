/** The pages' style sheet: the colours and sizes of the product's own screens. */
export const styles = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0f1517);
  --surface: light-dark(#ffffff, #161e21);
  --ink: light-dark(#1f2933, #e8ecee);
  --quiet: light-dark(#5b6672, #9aa7b0);
  --hairline: light-dark(#e7e3da, #263136);
  --brand: light-dark(#0f766e, #2dd4bf);
  --on-brand: light-dark(#ffffff, #0f1517);
  --danger: light-dark(#b42318, #ff9b8f);
}
* { box-sizing: border-box; }
html { background: var(--paper); }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 15px/22px "Inter Variable", Inter, system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
main {
  max-width: 480px;
  margin: 0 auto;
  padding: 48px 24px;
}
.notice {
  margin: 0 0 24px;
  padding: 10px 16px;
  border: 1px solid var(--hairline);
  border-radius: 999px;
  background: var(--surface);
  color: var(--quiet);
  font-size: 13px;
  line-height: 18px;
  text-align: center;
}
h1 { margin: 0 0 16px; font-size: 28px; line-height: 36px; font-weight: 600; }
h1 { overflow-wrap: anywhere; }
h1 small { color: var(--quiet); font-size: 15px; font-weight: 400; }
h2 { margin: 32px 0 12px; font-size: 15px; line-height: 22px; font-weight: 600; }
.quiet { color: var(--quiet); }
p.quiet { margin: 0 0 16px; font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
.problem { margin: 16px 0 0; color: var(--danger); }
.lines, .card {
  margin: 0 0 16px;
  padding: 0 16px;
  border: 1px solid var(--hairline);
  border-radius: 14px;
  background: var(--surface);
  list-style: none;
}
.lines li { display: flex; gap: 16px; padding: 12px 0; }
.lines li + li { border-top: 1px solid var(--hairline); }
.lines li > :first-child { flex: 1; }
.card { padding: 16px; }
.card div { display: flex; justify-content: space-between; gap: 16px; }
.card p { margin: 4px 0 16px; }
label { display: block; margin: 0 0 12px; color: var(--quiet); font-size: 13px; line-height: 18px; }
input {
  display: block;
  width: 100%;
  min-height: 44px;
  margin-top: 4px;
  padding: 10px 12px;
  border: 1px solid var(--quiet);
  border-radius: 10px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  font-size: 16px;
}
.buttons { display: grid; gap: 12px; margin-top: 24px; }
button, .button {
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 10px 16px;
  border: 1px solid var(--hairline);
  border-radius: 10px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-weight: 500;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button { margin-top: 16px; }
button.primary { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
button.plain { border-color: transparent; background: transparent; color: var(--quiet); }
a { color: var(--brand); }
a.button { color: var(--ink); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;
