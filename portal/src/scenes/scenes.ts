import { awning, box, coin, disc, ground, type Scene, type Shape, scanCode } from './shapes.ts'

const person = (x: number, y: number, coat: Shape[0], hair: string): Scene => [
  [coat, `M${x - 28} 168v-${168 - y - 42}a28 26 0 0 1 56 0v${168 - y - 42}z`],
  ['skin', `${box(x - 6, y + 8, 12, 16, 4)}${disc(x, y, 17)}`],
  ['hair', hair],
]

/** A square between shops. */
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

/** A signed agreement with a seal. */
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

/** A person who listens. */
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

/** A plant in the sun. */
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

/** A megaphone, for news. */
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

/** Reports for shareholders: figures, papers and dates. */
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

/** A bill with its three main lines, beside the meter. */
export const bill: Scene = [
  ground,
  ['accent', box(50, 66, 74, 102, 12)],
  ['paper', disc(87, 102, 26)],
  ['soft', 'M71 112a18 18 0 0 1 32 0', 3],
  ['rust', 'M87 106l9-14', 3],
  ['ink', box(66, 138, 42, 16, 4)],
  ['sun', 'M74 142v8m8-8v8m8-8v8m9-8v8', 3],
  ['soft', 'M87 66V34h50', 3],
  ['paper', 'M140 20h112a8 8 0 0 1 8 8v140l-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8-11 8-11-8z'],
  ['brand', 'M140 20h112a8 8 0 0 1 8 8v16H140z'],
  ['sun', 'M152 25l-7 9h6l-2 7 8-10h-6z'],
  ['paper', 'M170 32h44', 4],
  ['sun', box(150, 56, 100, 22, 6)],
  ['orange', box(150, 86, 100, 22, 6)],
  ['green', box(150, 116, 100, 22, 6)],
  ['dusk', 'M160 67h28m34 0h18M160 97h20m42 0h18M160 127h34m34 0h12', 4],
  ['sun', disc(288, 62, 15)],
  ['soft', 'M282 80h12m-10 6h8', 3],
  ['sun', 'M288 38v-8m18 14l6-6m2 24h8m-52-18l-6-6', 3],
]

const interestParts = [88, 80, 71, 61, 50, 38, 25, 11]

/** Instalments of one height: less and less of each is interest. */
export const instalments: Scene = [
  ground,
  ['brand', 'M14 100l44-38 44 38z'],
  ['paper', box(26, 100, 64, 68)],
  ['orange', box(50, 124, 18, 44, 2)],
  ['accent', box(32, 110, 14, 14, 2) + box(72, 110, 14, 14, 2)],
  ['soft', 'M84 82V62', 7],
  ...coin(58, 34),
  ['accent', interestParts.map((part, at) => box(118 + at * 24, 52 + part, 16, 116 - part, 3)).join('')],
  ['orange', interestParts.map((part, at) => box(118 + at * 24, 52, 16, part - 3, 3)).join('')],
  ['soft', 'M118 38h184m-6-5l6 5-6 5', 2.5],
]

/** Signs of fraud around a locked phone: haste, a requested code, a square to scan, a shared screen. */
export const warnings: Scene = [
  ground,
  ['ink', box(124, 14, 72, 155, 12)],
  ['paper', box(130, 24, 60, 132, 4)],
  ['brand', 'M160 48l24 9v20c0 18-11 28-24 34-13-6-24-16-24-34V57z'],
  ['sun', 'M160 64v20m0 10v.5', 7],
  ['soft', 'M142 128h36m-36 12h22', 4],
  ['orange', `${box(30, 22, 66, 50, 14)}M84 68l0-20 20 20z`],
  ['paper', disc(62, 47, 16)],
  ['ink', 'M62 37v10l7 5', 3],
  ['sun', `${box(20, 98, 76, 42, 14)}M84 132l4-22 20 20z`],
  ['dusk', 'M36 119h.1m15 0h.1m15 0h.1m15 0h.1', 8],
  ['paper', `${box(224, 20, 60, 60, 14)}M236 74h-22l22-24z`],
  ['ink', scanCode(241, 37)],
  ['rust', 'M232 72l44-44', 5],
  ['green', `${box(224, 98, 76, 46, 14)}M236 134l-24-2 20-20z`],
  ['paper', 'M238 121c10-16 38-16 48 0-10 16-38 16-48 0z'],
  ['ink', disc(262, 121, 7)],
]

const cloud = (x: number, y: number): string =>
  `M${x} ${y}a11 11 0 0 1 4-21 17 17 0 0 1 32-4 13 13 0 0 1 6 25z`

export const plane: Scene = [
  ground,
  ['sun', disc(270, 42, 20)],
  ['paper', cloud(34, 84) + cloud(236, 98)],
  ['soft', 'M42 150C90 96 214 82 282 146', 2.5],
  ['rust', 'M42 168l-11-16a13 13 0 1 1 22 0z'],
  ['green', 'M282 168l-11-16a13 13 0 1 1 22 0z'],
  ['paper', disc(42, 145, 4.5) + disc(282, 145, 4.5)],
  ['brand', 'M98 78l-16-26h12l22 20zM152 78l-20-46h14l40 44zM148 92l-22 34h14l42-32z'],
  ['accent', 'M92 72h108c20 0 34 8 38 14-4 7-18 11-38 11H124c-20 0-32-12-32-25z'],
  ['paper', 'M134 83h.1m14 0h.1m14 0h.1m14 0h.1', 6],
  ['paper', 'M206 78c10 1 17 3 22 7h-22z'],
]

export const train: Scene = [
  ground,
  ['sun', disc(58, 44, 20)],
  ['green', 'M12 168c40-26 90-26 130-4 40-26 110-26 166 4z'],
  ['faint', 'M12 132h296v10H12z'],
  ['faint', 'M30 142h12v26H30zM94 142h12v26H94zM158 142h12v26h-12zM222 142h12v26h-12zM286 142h12v26h-12z'],
  ['accent', 'M20 76h88v50H20zM114 76h88v50h-88z'],
  ['brand', 'M208 76h44c28 0 42 22 46 50h-90z'],
  ['sun', box(20, 112, 182, 6) + box(208, 112, 87, 6)],
  ['paper', box(30, 86, 18, 16, 3) + box(54, 86, 18, 16, 3) + box(78, 86, 18, 16, 3)],
  ['paper', box(124, 86, 18, 16, 3) + box(148, 86, 18, 16, 3) + box(172, 86, 18, 16, 3)],
  ['paper', `${box(218, 86, 18, 16, 3)}M250 86c16 0 26 7 31 16h-31z`],
  ['ink', 'M12 130h296', 4],
  ['soft', 'M12 58h230m-24 0l10 18m-20-18l-10 18', 2],
]

export const bus: Scene = [
  ['sun', disc(274, 40, 20)],
  ['paper', cloud(30, 58)],
  ['leaf', 'M12 152c30-70 92-66 132-22 30-40 110-48 164 22z'],
  ['faint', box(12, 150, 296, 22, 4)],
  ['paper', 'M28 162h24m30 0h24m30 0h24m30 0h24m30 0h24', 3],
  ['orange', box(62, 62, 176, 90, 14)],
  ['rust', 'M62 118h176v20a14 14 0 0 1-14 14H76a14 14 0 0 1-14-14z'],
  ['paper', box(74, 76, 28, 30, 4) + box(108, 76, 28, 30, 4) + box(142, 76, 28, 30, 4)],
  ['paper', 'M178 76h44a10 10 0 0 1 10 10v20h-54z'],
  ['sun', disc(228, 130, 6)],
  ['paper', 'M76 128h84', 4],
  ['ink', disc(100, 152, 16) + disc(200, 152, 16)],
  ['paper', disc(100, 152, 6) + disc(200, 152, 6)],
  ['paper', 'M270 168v-26a14 14 0 0 1 28 0v26z'],
  ['sun', 'M270 146v-4a14 14 0 0 1 28 0v4z'],
  ['ink', 'M278 156h12', 3],
]

/** A signpost where roads meet, and a kite that got away. */
export const lost: Scene = [
  ['sun', disc(58, 46, 20)],
  ['faint', 'M12 168c60-6 108-16 128-40h40c20 24 68 34 128 40z'],
  ['soft', box(155, 22, 10, 146, 3)],
  ['accent', 'M104 34h84l18 15-18 15h-84z'],
  ['orange', 'M216 74h-84l-18 15 18 15h84z'],
  ['green', 'M116 114h70l16 13-16 13h-70z'],
  ['paper', 'M118 49h52', 5],
  ['paper', 'M158 83c0-8 13-8 13 0 0 5-6 5-6 10m0 6v.1', 4.5],
  ['paper', 'M130 127h36', 5],
  ['rust', 'M258 22l24 26-24 34-24-34z'],
  ['sun', 'M258 22v60l-24-34z'],
  ['soft', 'M258 82c-8 20 14 26 2 46s8 24 0 38', 2],
  ['leaf', 'M40 168c-14-16-10-36 6-46 6 18 6 34-6 46z'],
  ['green', 'M46 168c0-16 12-30 30-32 0 18-10 30-30 32z'],
  ground,
]

/** A receipt with a tick, and coins beside it. */
export const paid: Scene = [
  ground,
  ['paper', box(112, 24, 96, 144, 8)],
  ['green', disc(160, 64, 24)],
  ['paper', 'M149 64l8 8 15-16', 5],
  ['soft', 'M128 106h64m-64 14h64m-64 14h40', 3],
  ...coin(240, 152),
  ...coin(268, 152),
  ...coin(254, 126),
  ['leaf', 'M62 168c-14-22-6-44 14-54 6 24 2 42-14 54z'],
  ['green', 'M62 168c-2-18-14-30-32-32 2 18 14 30 32 32z'],
]

/** A clock above the money of a pending payment. */
export const waiting: Scene = [
  ground,
  ['accent', disc(160, 88, 60)],
  ['paper', disc(160, 88, 48)],
  ['ink', 'M160 54v34l22 14', 5],
  ['brand', box(128, 148, 64, 20, 4)],
  ...coin(244, 152),
  ...coin(74, 152),
]

/** An empty wallet and a coin. */
export const purse: Scene = [
  ground,
  ['brand', box(86, 66, 150, 102, 14)],
  ['accent', 'M86 92V80a14 14 0 0 1 14-14h112a14 14 0 0 1 14 14v12z'],
  ['paper', box(194, 108, 52, 32, 10)],
  ['accent', disc(211, 124, 6)],
  ...coin(150, 34),
]
