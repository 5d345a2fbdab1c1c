import type { Config } from 'tailwindcss';

/** The roles of design: every colour is a custom property, so that a theme or an owner can set it. */
export default {
  content: [],
  theme: {
    extend: {
      colors: {
        paper: 'var(--paper)',
        wash: 'var(--wash)',
        card: 'var(--card)',
        line: 'var(--line)',
        ink: 'var(--ink)',
        muted: 'var(--muted)',
        primary: 'var(--primary)',
        accent: 'var(--accent)',
        'accent-wash': 'var(--accent-wash)',
        edge: 'var(--edge)',
      },
      fontFamily: {
        // A story names its fallbacks in these until its scripts are loaded (`fontRules`).
        display: [
          'var(--fraunces, Fraunces)',
          '"Fraunces Georgia"',
          '"Fraunces Times"',
          'Georgia',
          'serif',
        ],
        text: [
          'var(--source-sans, "Source Sans 3")',
          '"Source Sans Fallback"',
          'system-ui',
          'sans-serif',
        ],
      },
      fontSize: {
        small: ['1rem', '1.5'],
        body: ['1.125rem', '1.6'],
        lead: ['clamp(1.125rem, 1rem + 0.5vw, 1.3125rem)', '1.5'],
        h3: ['clamp(1.3125rem, 1.2rem + 0.4vw, 1.4375rem)', '1.2'],
        h2: ['min(clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem), 12vw)', '1.15'],
        h1: ['min(clamp(2.375rem, 1.7rem + 3vw, 4rem), 14vw)', '1.08'],
      },
      maxWidth: { page: 'clamp(72.5rem, 68vw, 92rem)', prose: '68ch' },
      borderRadius: { card: '6px', bar: '14px' },
      boxShadow: {
        print: '0 1px 2px rgb(60 35 15 / 0.16), 0 10px 24px -12px rgb(60 35 15 / 0.35)',
      },
      transitionDuration: { DEFAULT: '200ms' },
    },
  },
} satisfies Config;
