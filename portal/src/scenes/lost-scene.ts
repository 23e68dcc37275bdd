import { box, disc, ground, type Scene } from './shapes.ts'

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
