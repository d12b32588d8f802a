/**
 * The look of the product's own screens (desktop/renderer/ui/tokens.css), for a page without them.
 */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0f1517); --surface: light-dark(#ffffff, #161e21);
  --ink: light-dark(#1f2933, #e8ecee); --quiet: light-dark(#57626e, #9aa7b0);
  --hairline: light-dark(#e7e3da, #263136); --wash: light-dark(#f3f1ea, #1c2629);
  --brand: light-dark(#0f766e, #2dd4bf); --brand-strong: light-dark(#0b5c56, #5eead4);
  --brand-wash: light-dark(#e4f1ee, #12302e); --on-brand: light-dark(#ffffff, #06201d);
  --gold: light-dark(#856004, #f2c14e); --gold-wash: light-dark(#faf2dc, #2e2715);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font-variant-numeric: tabular-nums;
  font: .9375rem/1.375rem "Inter Variable", Inter, system-ui, sans-serif; }
main { min-height: 100vh; min-height: 100dvh; max-width: 27rem; margin: 0 auto; padding: 2rem 1rem;
  display: flex; flex-direction: column; justify-content: center; gap: 1.5rem; }
p, h1 { margin: 0; }
.name { display: flex; align-items: center; justify-content: center; gap: .5rem; font-size: 1.25rem;
  font-weight: 600; letter-spacing: -.012em; }
.name svg { color: var(--brand); }
.card { display: flex; flex-direction: column; align-items: center; gap: .75rem; padding: 2rem 1.5rem;
  border: 1px solid var(--hairline); border-radius: .875rem; background: var(--surface); text-align: center; }
.card p { color: var(--quiet); text-wrap: balance; }
h1 { font-size: 1.25rem; line-height: 1.625rem; font-weight: 600; letter-spacing: -.012em; }
.sign { width: 3rem; height: 3rem; padding: .75rem; border-radius: 50%; background: var(--wash);
  color: var(--quiet); }
.done .sign { background: var(--brand-wash); color: var(--brand); }
.waiting .sign { background: var(--gold-wash); color: var(--gold); }
a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-top: .75rem; padding: 0 1.5rem;
  border-radius: 999px; background: var(--brand); color: var(--on-brand); font-weight: 600;
  text-decoration: none; }
a:hover { background: var(--brand-strong); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
.quiet { color: var(--quiet); font-size: .8125rem; line-height: 1.125rem; text-align: center;
  text-wrap: balance; }
`;
