/** Whether a moving pointer is on its way to something, or only passing by. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * True while `now` lies between where the pointer came `from` and the box: on a straight way to any part of it.
 * That space is made of the triangles between the point and the box's edges.
 */
export function isHeadingTo(box: Box, from: Point, now: Point): boolean {
  const corners: Point[] = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ]
  return corners.some((corner, index) => isInTriangle(now, from, corner, corners[(index + 1) % 4] ?? corner))
}

function isInTriangle(point: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [sideOf(point, a, b), sideOf(point, b, c), sideOf(point, c, a)]
  const isFlat = sideOf(a, b, c) === 0
  return !isFlat && !(sides.some(side => side < 0) && sides.some(side => side > 0))
}

/** Positive on one side of the line from a to b, negative on the other. */
function sideOf(point: Point, a: Point, b: Point): number {
  return (point.x - b.x) * (a.y - b.y) - (a.x - b.x) * (point.y - b.y)
}
