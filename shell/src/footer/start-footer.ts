/** What JavaScript adds to a footer that is otherwise plain HTML. It needs no framework. */
import { delegateTracking } from '../analytics/delegate-tracking.ts'
import type { Pulse } from '../analytics/track.ts'
import { startEach } from '../page/start-each.ts'
import { attachScrollTop } from '../scroll-top/attach-scroll-top.ts'
import { uncoverBrokenPictures } from '../ui/broken-pictures.ts'
import { fillMarks } from './fill-marks.ts'
import { readPulse } from './pulse-in-html.ts'
import { keepSummariesInPlace } from './steady-sections.ts'

/** Tracked clicks, a steady accordion and the scroll-to-top button. Returns how to end all of it. */
export function startFooter(
  root: HTMLElement,
  pulse: () => Pulse | undefined = () => readPulse(root),
): () => void {
  return startEach([
    uncoverBrokenPictures,
    () => delegateTracking(root, pulse),
    () => keepSummariesInPlace(root),
    () => fillMarks(root),
    () => attachScrollTop(root),
  ])
}
