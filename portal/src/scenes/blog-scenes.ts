import { box, coin, disc, ground, type Scene, scanCode } from './shapes.ts'

/** A bill with the three lines that count, beside its meter. */
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

/** Hurry, a code, a square to scan and an eye on the screen: around a phone that stays shut. */
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
