/**
 * Our own drawings, larger than an icon: lines in the text's colour, areas in the tokens' colours, so that they follow light and
 * dark. They are in the sprite beside the icons. None shows a map or a flag.
 */

interface Drawing {
  readonly viewBox: string
  readonly shapes: string
}

const line = (shapes: string): Drawing => ({
  viewBox: '0 0 96 72',
  shapes:
    '<path d="M4 66h88" opacity=".5"/><g stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">' +
    `${shapes}</g>`,
})

/** A pointed tower, in the northern style. */
const temple = line(
  '<path fill="var(--chowk-surface-tint)" d="M34 66c0-24 6-40 14-50 8 10 14 26 14 50z"/><path d="M48 16V8m-4 0h8M40 36h16M37 48h22M44 66v-8a4 4 0 0 1 8 0v8M16 66V50c4-2 7-6 8-12 1 6 4 10 8 12v16M64 66V50c4-2 7-6 8-12 1 6 4 10 8 12v16"/>',
)

/** A stepped gate tower, in the southern style. */
const gopuram = line(
  '<path fill="var(--chowk-surface-tint)" d="M26 66l4-12h36l4 12zM31 54l3-12h28l3 12zM35 42l3-11h20l3 11zM39 31l2-9h14l2 9z"/><path d="M41 22c0-6 14-6 14 0M44 17v-5M48 16V9M52 17v-5M44 66v-7h8v7M38 48h.01M48 48h.01M58 48h.01M44 37h.01M52 37h.01"/>',
)

const dargah = line(
  '<path fill="var(--chowk-surface-tint)" d="M30 44c-2-14 8-20 18-26 10 6 20 12 18 26z"/><path d="M48 18v-8M28 44h40v22H28zM42 66V56a6 6 0 0 1 12 0v10M34 66V54M62 66V54M14 66V26h8v40M14 26c0-5 2-6 4-9 2 3 4 4 4 9M74 66V26h8v40M74 26c0-5 2-6 4-9 2 3 4 4 4 9"/>',
)

const gurdwara = line(
  '<path fill="var(--chowk-surface-tint)" d="M36 32c0-9 6-12 12-17 6 5 12 8 12 17z"/><path d="M48 15V8M24 32h48v14H24zM18 46h60v20H18zM43 66V56a5 5 0 0 1 10 0v10M28 66V54h6v12M62 66V54h6v12M32 39h.01M40 39h.01M48 39h.01M56 39h.01M64 39h.01M24 32c0-3 2-5 4-7 2 2 4 4 4 7M64 32c0-3 2-5 4-7 2 2 4 4 4 7"/>',
)

/** Trains on a viaduct in front of a landmark of the city. */
const metro = (city: string): Drawing =>
  line(
    `<g opacity=".55" stroke-width="2">${city}</g><path fill="var(--chowk-surface-tint)" d="M12 40h60c7 0 11 6 12 12H12z"/><path d="M18 44h8v4h-8zM32 44h8v4h-8zM46 44h8v4h-8zM60 44h9l5 4H60zM8 54h82M20 54v12M48 54v12M76 54v12"/>`,
  )

export const art = {
  'art-temple': temple,
  'art-gopuram': gopuram,
  'art-dargah': dargah,
  'art-gurdwara': gurdwara,
  'art-metro-delhi': metro('<path d="M34 40V16h28v24M30 16h36M38 11h20M42 40V28a6 6 0 0 1 12 0v12"/>'),
  'art-metro-mumbai': metro(
    '<path d="M28 40V18h40v22M42 40V28a6 6 0 0 1 12 0v12M28 18v-6M68 18v-6M40 18c0-8 16-8 16 0"/>',
  ),
  'art-metro-hyderabad': metro(
    '<path d="M34 40V8M62 40V8M38 40V22h20v18M34 8l2-4 2 4v14M58 22V8l2-4 2 4M42 40V32a6 6 0 0 1 12 0v8M38 22h20"/>',
  ),
  'art-metro-bengaluru': metro(
    '<path d="M24 40V26h48v14M40 26v-6h16v6M42 20c0-8 12-8 12 0M48 12V7M30 40v-9M36 40v-9M60 40v-9M66 40v-9"/>',
  ),
  /** The square of the wordmark's shops: its clock, two stalls, and a person walking by. */
  'art-chowk': {
    viewBox: '0 0 480 190',
    shapes:
      '<rect x="8" y="46" width="464" height="128" rx="64" fill="var(--chowk-surface-tint)"/><circle cx="394" cy="62" r="24" fill="oklch(.84 .14 85)"/><path d="M446 174V64m-14 14h28M268 70c60-12 118 18 178 4M62 92c50 6 100-6 150-20" stroke="var(--chowk-line-strong)" stroke-width="2"/><g stroke="none"><path d="M212 174V62h56v112z" fill="var(--chowk-accent)"/><path d="M204 62l36-36 36 36z" fill="var(--chowk-brand)"/><path d="M228 174v-22a12 12 0 0 1 24 0v22z" fill="var(--chowk-surface)"/><path d="M212 116h56v5h-56z" fill="var(--chowk-surface)"/><circle cx="240" cy="88" r="16" fill="var(--chowk-surface)"/><path d="M74 114h8v60h-8zM158 114h8v60h-8zM316 114h8v60h-8zM400 114h8v60h-8z" fill="var(--chowk-line-strong)"/><path d="M60 112l12-28h96l12 28z" fill="oklch(.72 .16 50)"/><path d="M60 112a12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0z" fill="oklch(.64 .17 45)"/><path d="M302 112l12-28h96l12 28z" fill="oklch(.66 .13 155)"/><path d="M302 112a12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0 12 12 0 0 0 24 0z" fill="oklch(.57 .13 155)"/><path d="M66 146h108v28H66zM308 146h108v28H308z" fill="var(--chowk-brand)"/><rect x="108" y="116" width="22" height="34" rx="4" fill="var(--chowk-ink)"/><rect x="111" y="120" width="16" height="24" rx="2" fill="var(--chowk-surface)"/><path d="M348 146c0-12 8-13 14-26 6 13 14 14 14 26z" fill="var(--chowk-accent)"/><path d="M176 172v-22c0-15 9-24 24-24h26c7 0 11 4 11 11v35z" fill="oklch(.84 .15 88)"/><path d="M172 156h68v16h-68z" fill="oklch(.5 .11 155)"/><path d="M186 152c0-9 5-15 14-15h8v15z" fill="var(--chowk-surface)"/><circle cx="188" cy="174" r="9" fill="var(--chowk-ink)"/><circle cx="228" cy="174" r="9" fill="var(--chowk-ink)"/><circle cx="304" cy="38" r="18" fill="oklch(.84 .14 85)"/></g><path d="M240 79v9l7 4" stroke="var(--chowk-ink)" stroke-width="3" stroke-linecap="round"/><path d="M297 30h14m-14 6h14m-10-6c9 0 9 11 0 11h-3l9 9M115 132l3 3 5-6" stroke="#4a2f00" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M4 183h472" stroke="var(--chowk-line-strong)" stroke-width="2" stroke-linecap="round"/>',
  },
} as const satisfies Readonly<Record<string, Drawing>>

export type ArtName = keyof typeof art
