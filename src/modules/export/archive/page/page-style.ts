const roles = {
  paper: '#fbf6ec',
  wash: '#f3e7d6',
  card: '#fffdf8',
  line: '#e3d6c3',
  ink: '#2a2019',
  muted: '#5f5247',
  primary: '#9a3b26',
  accent: '#1e6460',
};

const isColor = (text: string | undefined) => /^#[\da-f]{6}$/i.test(text ?? '');

/** The theme colours of this page, the owner's colours included. */
export function colorsOf(element: HTMLElement): Record<string, string> {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    Object.keys(roles).map((role) => [role, style.getPropertyValue(`--${role}`).trim()]),
  );
}

/** A short style sheet in the style of the site, with fallback system fonts. */
export const pageStyle = (colors: Record<string, string>) => `
:root{${Object.entries(roles)
  .map(([role, color]) => `--${role}:${isColor(colors[role]) ? colors[role] : color}`)
  .join(';')};color-scheme:only light}
*{box-sizing:border-box}
html{background:var(--wash);scroll-padding-top:1rem}
body{margin:0 auto;max-width:72rem;padding:2rem clamp(1rem,4vw,2rem) 4rem;color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3,.date,.label,.lead,.page{font-family:Fraunces,Georgia,'Iowan Old Style','Noto Serif',serif;font-weight:500;line-height:1.15;text-wrap:balance}
h1{margin:.3em 0 0;font-size:clamp(2.25rem,1.6rem + 3vw,4rem)}
h2{position:relative;margin:0 0 1rem;font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);break-after:avoid}
h3{margin:.4rem 0 0;font-size:1.375rem}
a{color:var(--primary);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--primary);outline-offset:3px}
.label{margin:0;color:var(--accent);font-family:inherit;font-weight:600}
.lead{max-width:62ch;margin:.8rem 0 0;font-size:1.25rem;line-height:1.5;white-space:pre-line;text-wrap:pretty}
.muted{color:var(--muted)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1rem 0 0;padding:0;list-style:none}
nav a{display:inline-flex;min-width:2.75rem;min-height:2.75rem;align-items:center}
main{position:relative;margin-top:2.5rem;padding-left:clamp(1.75rem,4vw,3rem)}
main::before{content:'';position:absolute;top:.5rem;bottom:0;left:.4375rem;width:2px;background:var(--primary);opacity:.7}
section{padding-bottom:2.5rem}
section>h2::before{content:'';position:absolute;top:.3em;left:calc(-1*clamp(1.75rem,4vw,3rem));width:1rem;height:1rem;border:2px solid var(--primary);border-radius:50%;background:var(--wash)}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(19rem,100%),1fr));align-items:start;gap:1.5rem;margin:0;padding:0;list-style:none}
article{overflow:hidden;border:1px solid var(--line);border-radius:6px;background:var(--card);break-inside:avoid}
.print{display:block;padding:10px 10px 0}
.print img{border-radius:2px;background:var(--wash)}
img,video{display:block;width:100%;height:auto}
video{background:var(--ink)}
.sound{padding:1.25rem 1rem;background:var(--wash)}
audio{display:block;width:100%}
.page{padding:1.75rem 1.25rem;border-bottom:1px solid var(--line);font-size:1.1875rem;font-style:italic;line-height:1.6;white-space:pre-line;text-wrap:pretty}
.text{padding:1rem 1.125rem 1.125rem}
.date{margin:0;color:var(--primary);font-size:1.0625rem}
.story{margin:.4rem 0 0;white-space:pre-line;line-height:1.5}
.lost,.file{margin:0;padding:1.5rem 1.125rem;background:var(--wash);color:var(--muted)}
details{margin-top:.75rem;padding-left:.9rem;border-left:3px solid var(--line)}
summary{min-height:2.75rem;display:flex;align-items:center;font-weight:600;cursor:pointer}
details .story{margin-top:0}
.facts{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .65rem;margin:.9rem 0 0;color:var(--muted);font-size:1rem}
.face{display:grid;place-items:center;width:2rem;height:2rem;border-radius:50%;color:#fff;font-size:.875rem;font-weight:600;line-height:1}
.place{margin-left:auto;padding:.1rem .75rem;border-radius:1rem;background:var(--wash)}
footer{margin-top:1rem;padding-top:1.5rem;border-top:1px solid var(--line)}
footer a,.lost a{overflow-wrap:anywhere}
@media print{html{background:#fff}body{padding:0;font-size:11pt}nav,audio,.sound{display:none}.cards{display:block}.cards li{margin-bottom:1rem}}
`;
