import { awning, box, coin, disc, ground, type Scene, type Shape, scanCode } from './shapes.ts'

const person = (x: number, y: number, coat: Shape[0], hair: string): Scene => [
  [coat, `M${x - 28} 168v-${168 - y - 42}a28 26 0 0 1 56 0v${168 - y - 42}z`],
  ['skin', `${box(x - 6, y + 8, 12, 16, 4)}${disc(x, y, 17)}`],
  ['hair', hair],
]

/** The square where the shops meet. */
export const square: Scene = [
  ['sun', disc(268, 36, 18)],
  ['brand', 'M128 54l32-34 32 34z'],
  ['accent', box(134, 54, 52, 115)],
  ['paper', `${disc(160, 80, 15)}${box(134, 106, 52, 5)}M148 169v-24a12 12 0 0 1 24 0v24z`],
  ['ink', 'M160 72v8l6 4', 3],
  ['soft', 'M28 100v68M112 100v68M208 100v68M292 100v68', 5],
  ...awning(20, 78, 'orange'),
  ...awning(200, 78, 'green'),
  ['brand', box(24, 138, 92, 31) + box(204, 138, 92, 31)],
  ['ink', box(58, 108, 20, 32, 4)],
  ['paper', box(61, 112, 14, 22, 2)],
  ['green', 'M64 124l3 3 5-6', 2.5],
  ['accent', 'M238 138c0-12 8-13 12-26 6 13 14 14 14 26z'],
  ['sun', 'M98 164v-20c0-14 8-22 22-22h24c7 0 10 4 10 10v32z'],
  ['leaf', box(94, 148, 64, 16, 2)],
  ['paper', 'M108 144c0-8 4-13 12-13h8v13z'],
  ['ink', disc(110, 164, 8) + disc(146, 164, 8)],
  ground,
]

/** Two at a table. */
export const people: Scene = [
  ['faint', box(118, 18, 84, 54, 8)],
  ['accent', box(130, 44, 12, 18, 2) + box(150, 34, 12, 28, 2)],
  ['green', box(170, 28, 12, 34, 2)],
  ...person(92, 76, 'orange', 'M75 76c-4-26 38-28 34 0-6-8-16-12-20-12-6 4-10 6-14 12z'),
  ...person(228, 76, 'leaf', 'M211 84c-8-36 42-36 34 0l-4 14c0-20-6-26-14-30-6 4-12 6-16 16z'),
  ['ink', box(126, 104, 68, 40, 5)],
  ['accent', box(131, 109, 58, 30, 2)],
  ['paper', 'M142 124h20m-20 8h34m-34-16h12', 3],
  ['brand', box(36, 144, 248, 12, 4) + box(52, 156, 10, 13) + box(258, 156, 10, 13)],
  ['green', 'M266 144c-14-12-10-30 4-40 4 14 6 28-4 40z'],
  ['leaf', 'M270 144c0-16 10-26 24-28 0 16-8 26-24 28z'],
  ground,
]

/** What was agreed, sealed and kept safe. */
export const paper: Scene = [
  ground,
  ['faint', 'M92 30l82-14 22 140-82 14z'],
  ['paper', box(104, 22, 96, 146, 8)],
  ['brand', 'M120 42h44', 6],
  ['soft', 'M120 60h64m-64 14h64m-64 14h52m-52 14h64m-64 14h40', 3],
  ['orange', 'M120 148l-6 20 12-6 12 6-6-20z'],
  ['sun', disc(126, 142, 13)],
  ['accent', 'M238 62l40 14v32c0 28-18 44-40 54-22-10-40-26-40-54V76z'],
  ['paper', 'M220 110l13 13 24-27', 7],
  ['green', 'M42 168c-20-22-14-50 8-66 8 24 8 46-8 66z'],
  ['leaf', 'M50 168c0-24 16-42 40-46 0 26-14 44-40 46z'],
]

/** Somebody who listens. */
export const talk: Scene = [
  ground,
  ['accent', `${box(20, 24, 96, 54, 16)}M92 70l18-6 4 30z`],
  ['paper', 'M38 44h60m-60 16h36', 4],
  ['paper', `${box(206, 40, 94, 54, 16)}M230 84l-24 22 4-32z`],
  ['green', 'M236 68l10 10 22-22', 5],
  ...person(160, 82, 'leaf', 'M143 78c-2-26 36-26 34 0-8-2-12-6-14-10-6 6-12 8-20 10z'),
  ['orange', 'M141 84a19 19 0 0 1 38 0M179 88c0 12-6 14-12 14', 4],
  ['orange', box(136, 78, 9, 16, 4) + box(175, 78, 9, 16, 4)],
  ['brand', box(60, 150, 200, 19, 4)],
]

/** Something grows, and the sun does the work. */
export const growth: Scene = [
  ['sun', disc(244, 46, 22)],
  ['green', 'M12 168c24-50 88-62 128-26 40-44 128-44 168 26z'],
  ['leaf', 'M12 168c40-30 120-36 180 0z'],
  ['rust', box(84, 92, 8, 56)],
  ['leaf', disc(88, 62, 30) + disc(66, 82, 19) + disc(110, 82, 19)],
  ['green', disc(80, 58, 12)],
  ['brand', 'M186 100h76l14 44h-76z'],
  ['paper', 'M211 100l14 44m11-44l14 44M191 115h76m-71 14h76', 2],
  ['soft', 'M238 144v24', 5],
  ['orange', 'M152 168v-18', 3],
  ['orange', disc(152, 144, 8)],
  ground,
]

/** What is new, said aloud. */
export const news: Scene = [
  ground,
  ['faint', box(226, 44, 50, 124, 6)],
  ['paper', box(124, 24, 126, 145, 8)],
  ['brand', 'M140 44h70', 8],
  ['accent', box(138, 60, 46, 40, 4)],
  ['sun', disc(172, 74, 6)],
  ['green', 'M138 100l16-20 12 12 8-6 10 14z'],
  ['soft', 'M196 64h38m-38 12h38m-38 12h38m-38 12h26M140 116h94m-94 12h94m-94 12h94m-94 12h60', 3],
  ['orange', 'M34 96l58-32v72l-58-18z'],
  ['rust', 'M42 120l18 5 8 34H54z'],
  ['brand', box(22, 94, 16, 26, 6) + box(90, 58, 9, 84, 4)],
  ['accent', 'M108 86c6 8 6 20 0 28', 4],
]

/** The portal goes from the browser to the phone's first screen. */
export const homeScreen: Scene = [
  ground,
  ['paper', box(20, 48, 124, 92, 10)],
  ['brand', 'M30 48h104a10 10 0 0 1 10 10v12H20V58a10 10 0 0 1 10-10z'],
  ['paper', 'M32 59h.1m11 0h.1', 6],
  ['paper', 'M60 59h70', 7],
  ['orange', box(34, 82, 26, 20, 4)],
  ['green', box(69, 82, 26, 20, 4)],
  ['sun', box(104, 82, 26, 20, 4)],
  ['soft', 'M36 114h92m-92 12h56', 4],
  ['ink', box(206, 12, 84, 157, 14)],
  ['accent', box(212, 22, 72, 134, 6)],
  ['paper', box(220, 34, 16, 16, 5) + box(240, 34, 16, 16, 5) + box(260, 34, 16, 16, 5)],
  ['paper', box(220, 56, 16, 16, 5) + box(260, 56, 16, 16, 5) + box(220, 78, 16, 16, 5)],
  ['sun', box(232, 100, 32, 32, 9)],
  [
    'dusk',
    box(240, 108, 7, 7, 2) + box(249, 108, 7, 7, 2) + box(240, 117, 7, 7, 2) + disc(252.5, 120.5, 3.5),
  ],
  ['rust', 'M152 94c18-26 46-22 64 12m-14-4l15 6 3-16', 4],
]

/** A shop that is paid by a code on its counter. */
export const shop: Scene = [
  ground,
  ['faint', box(80, 60, 160, 108)],
  ['soft', 'M76 62v106M244 62v106', 5],
  ...awning(62, 38, 'orange'),
  ...awning(158, 38, 'green'),
  ['rust', box(94, 96, 22, 10, 3) + box(94, 84, 22, 10, 3)],
  ['sun', box(122, 80, 20, 26, 4)],
  ['leaf', box(148, 88, 16, 18, 4)],
  ['soft', 'M88 107h84', 3],
  ['brand', box(66, 128, 188, 41, 4)],
  ['paper', box(186, 84, 44, 50, 6)],
  ['ink', scanCode(195, 94)],
  ['ink', box(262, 92, 34, 62, 7)],
  ['paper', box(266, 99, 26, 46, 2)],
  ['green', 'M272 122l6 6 10-12', 4],
  ...coin(34, 106),
]

/** A stage, and the ticket for it. */
export const stage: Scene = [
  ['brand', box(40, 16, 240, 136, 8)],
  ['sun', 'M160 40l40 112h-80z'],
  ['rust', 'M40 24a8 8 0 0 1 8-8h50c0 60-20 100-58 118zM280 24a8 8 0 0 0-8-8h-50c0 60 20 100 58 118z'],
  ['orange', 'M40 16h240v14c-20 16-40 16-60 0-20 16-40 16-60 0-20 16-40 16-60 0-20 16-40 16-60 0z'],
  ['dusk', 'M160 96v46m-12 6h24M152 84a8 8 0 0 1 16 0v8a8 8 0 0 1-16 0z', 4],
  ['faint', box(24, 148, 272, 20, 4)],
  ['green', 'M206 112h80v14a9 9 0 0 0 0 18v14h-80v-14a9 9 0 0 0 0-18z'],
  ['paper', 'M222 126h32m-32 16h24M268 118v32', 4],
  ground,
]

/** What a company has to show its shareholders: figures, papers and days. */
export const figures: Scene = [
  ground,
  ['paper', box(28, 34, 164, 135, 8)],
  ['soft', 'M46 148h128', 2.5],
  ['accent', box(54, 92, 20, 54, 3) + box(114, 84, 20, 62, 3)],
  ['brand', box(84, 106, 20, 40, 3) + box(144, 98, 20, 48, 3)],
  ['orange', 'M64 72l30 14 30-20 30 12', 4],
  ['orange', disc(64, 72, 5) + disc(94, 86, 5) + disc(124, 66, 5) + disc(154, 78, 5)],
  ['faint', box(206, 84, 92, 85, 8)],
  ['green', 'M214 84h76a8 8 0 0 1 8 8v14h-92V92a8 8 0 0 1 8-8z'],
  ['paper', 'M226 78v12m52-12v12', 5],
  ['soft', 'M222 122h.1m19 0h.1m19 0h.1m19 0h.1m-57 16h.1m38 0h.1m19 0h.1m-57 16h.1m19 0h.1m19 0h.1', 8],
  ['rust', 'M241 138h.1', 12],
  ...coin(252, 46),
]
